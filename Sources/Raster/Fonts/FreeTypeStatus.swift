internal import CFreeType

/// Words for FreeType's error codes; `FT_Error_String` gives none in most builds of the library.
enum FreeTypeStatus {
  /// Short words for an error code of FreeType.
  static func words(_ code: FT_Error) -> String {
    switch code {
    case FT_Error(FT_Err_Unknown_File_Format): "unknown format"
    case FT_Error(FT_Err_Invalid_File_Format): "the format is damaged"
    case FT_Error(FT_Err_Invalid_Table), FT_Error(FT_Err_Table_Missing): "a table is damaged"
    case FT_Error(FT_Err_Invalid_Offset), FT_Error(FT_Err_Invalid_Stream_Operation),
      FT_Error(FT_Err_Invalid_Stream_Read), FT_Error(FT_Err_Invalid_Stream_Seek),
      FT_Error(FT_Err_Invalid_Frame_Operation), FT_Error(FT_Err_Invalid_Frame_Read):
      "the file is cut short"
    case FT_Error(FT_Err_Out_Of_Memory), FT_Error(FT_Err_Array_Too_Large):
      "it asks for too much memory"
    case FT_Error(FT_Err_Unimplemented_Feature): "this build of FreeType cannot read it"
    case FT_Error(FT_Err_Invalid_Glyph_Format), FT_Error(FT_Err_Invalid_Outline):
      "an outline is damaged"
    case FT_Error(FT_Err_Horiz_Header_Missing), FT_Error(FT_Err_Hmtx_Table_Missing):
      "the tables of advances are missing"
    case FT_Error(FT_Err_CMap_Table_Missing): "the character map is missing"
    case FT_Error(FT_Err_Locations_Missing): "the table of outlines is missing"
    default: "FreeType refuses it"
    }
  }
}
