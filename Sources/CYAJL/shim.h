#pragma once
#include <yajl/yajl_gen.h>
#include <yajl/yajl_parse.h>

// `yajl_config` and `yajl_gen_config` are variadic, which Swift does not import.
static inline int yajl_parse_allow_comments(yajl_handle handle, int allow) {
  return yajl_config(handle, yajl_allow_comments, allow);
}
static inline int yajl_gen_beautify_with(yajl_gen generator, const char *indent) {
  return yajl_gen_config(generator, yajl_gen_beautify, 1)
      && yajl_gen_config(generator, yajl_gen_indent_string, indent);
}
