/// Something that happened in a folder that is listened to.
struct FolderEvent: Hashable {
  /// Which folder, by the number under which it is listened to; nil where events were lost.
  var folder: Int32?
  /// What was changed in the folder; nil for the folder itself.
  var name: String?
  /// What happened.
  var kind: Kind

  /// What happens in folders.
  enum Kind: Hashable {
    /// A name came, went, or was given to something else; or the folder itself went.
    case comingOrGoing
    /// Contents were changed, by somebody who still has the file open.
    case written
    /// Who wrote to a file has closed it.
    case closed
    /// The mode or the times were changed.
    case attributes
    /// The folder is no longer listened to.
    case ended
  }
}
