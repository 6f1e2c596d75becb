#pragma once
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/utext.h>

// ICU renames its functions to carry its version (`ubrk_open_72`) by macros, which Swift does not
// see: one inline function under a name of our own for each function that is called.
static inline UBreakIterator *typo_ubrk_openLine(const char *locale, UErrorCode *status) {
  return ubrk_open(UBRK_LINE, locale, NULL, 0, status);
}
static inline void typo_ubrk_close(UBreakIterator *iterator) { ubrk_close(iterator); }
static inline void typo_ubrk_setUText(UBreakIterator *iterator, UText *text, UErrorCode *status) {
  ubrk_setUText(iterator, text, status);
}
static inline int32_t typo_ubrk_first(UBreakIterator *iterator) { return ubrk_first(iterator); }
static inline int32_t typo_ubrk_next(UBreakIterator *iterator) { return ubrk_next(iterator); }
static inline int32_t typo_ubrk_getRuleStatus(UBreakIterator *iterator) {
  return ubrk_getRuleStatus(iterator);
}
static inline UText *typo_utext_openUTF8(const char *bytes, int64_t length, UErrorCode *status) {
  return utext_openUTF8(NULL, bytes, length, status);
}
static inline UText *typo_utext_close(UText *text) { return utext_close(text); }
static inline int32_t typo_uloc_forLanguageTag(
    const char *tag, char *locale, int32_t capacity, UErrorCode *status) {
  return uloc_forLanguageTag(tag, locale, capacity, NULL, status);
}
static inline int32_t typo_u_getIntPropertyValue(UChar32 character, UProperty property) {
  return u_getIntPropertyValue(character, property);
}
static inline UChar32 typo_u_getBidiPairedBracket(UChar32 character) {
  return u_getBidiPairedBracket(character);
}
static inline int32_t typo_uscript_getScriptExtensions(
    UChar32 character, UScriptCode *scripts, int32_t capacity, UErrorCode *status) {
  return uscript_getScriptExtensions(character, scripts, capacity, status);
}
static inline const char *typo_uscript_getShortName(UScriptCode script) {
  return uscript_getShortName(script);
}
static inline int32_t typo_uloc_addLikelySubtags(
    const char *locale, char *result, int32_t capacity, UErrorCode *status) {
  return uloc_addLikelySubtags(locale, result, capacity, status);
}
