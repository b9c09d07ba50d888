import type { Default } from "specwright/words";

/**
 * Each text is the name of a field, its only value and its default.
 * @source Texts
 */
export interface Texts {
  /** @source Texts */
  "*/ alert(1) /*"?: Default<"*/ alert(1) /*", "*/ alert(1) /*">;
  /** @source Texts */
  "*\\/"?: Default<"*\\/", "*\\/">;
  /** @source Texts */
  "*\\\\/"?: Default<"*\\\\/", "*\\\\/">;
  /** @source Texts */
  "foo/*"?: Default<"foo/*", "foo/*">;
  /** @source Texts */
  "\""?: Default<"\"", "\"">;
  /** @source Texts */
  "'"?: Default<"'", "'">;
  /** @source Texts */
  "`"?: Default<"`", "`">;
  /** @source Texts */
  "``"?: Default<"``", "``">;
  /** @source Texts */
  "a`b``c"?: Default<"a`b``c", "a`b``c">;
  /** @source Texts */
  "${globalThis.x=1}"?: Default<"${globalThis.x=1}", "${globalThis.x=1}">;
  /** @source Texts */
  "ends in \\"?: Default<"ends in \\", "ends in \\">;
  /** @source Texts */
  "\\"?: Default<"\\", "\\">;
  /** @source Texts */
  "\\|"?: Default<"\\|", "\\|">;
  /** @source Texts */
  "a\\|b"?: Default<"a\\|b", "a\\|b">;
  /** @source Texts */
  "line\nbreak"?: Default<"line\nbreak", "line\nbreak">;
  /** @source Texts */
  "\n"?: Default<"\n", "\n">;
  /** @source Texts */
  "\n\n"?: Default<"\n\n", "\n\n">;
  /** @source Texts */
  "a\r\nb"?: Default<"a\r\nb", "a\r\nb">;
  /** @source Texts */
  "a\rb"?: Default<"a\rb", "a\rb">;
  /** @source Texts */
  "\u2028"?: Default<"\u2028", "\u2028">;
  /** @source Texts */
  "\u2029"?: Default<"\u2029", "\u2029">;
  /** @source Texts */
  "nul\u0000"?: Default<"nul\u0000", "nul\u0000">;
  /** @source Texts */
  "\ufeffbom"?: Default<"\ufeffbom", "\ufeffbom">;
  /** @source Texts */
  "\ud800"?: Default<"\ud800", "\ud800">;
  /** @source Texts */
  "\udc00x"?: Default<"\udc00x", "\udc00x">;
  /** @source Texts */
  "\u202ertl\u202c"?: Default<"\u202ertl\u202c", "\u202ertl\u202c">;
  /** @source Texts */
  "\u200f"?: Default<"\u200f", "\u200f">;
  /** @source Texts */
  "</script><script>"?: Default<"</script><script>", "</script><script>">;
  /** @source Texts */
  "<!-- -->"?: Default<"<!-- -->", "<!-- -->">;
  /** @source Texts */
  "<!--"?: Default<"<!--", "<!--">;
  /** @source Texts */
  "]]>"?: Default<"]]>", "]]>">;
  /** @source Texts */
  "<img src=x onerror=alert(1)>"?: Default<"<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>">;
  /** @source Texts */
  "&lt;"?: Default<"&lt;", "&lt;">;
  /** @source Texts */
  "&"?: Default<"&", "&">;
  /** @source Texts */
  "&amp"?: Default<"&amp", "&amp">;
  /** @source Texts */
  "&#106;"?: Default<"&#106;", "&#106;">;
  /** @source Texts */
  "[x](javascript:alert(1))"?: Default<"[x](javascript:alert(1))", "[x](javascript:alert(1))">;
  /** @source Texts */
  "![x](y)"?: Default<"![x](y)", "![x](y)">;
  /** @source Texts */
  "!"?: Default<"!", "!">;
  /** @source Texts */
  "[x]: http://a"?: Default<"[x]: http://a", "[x]: http://a">;
  /** @source Texts */
  "```"?: Default<"```", "```">;
  /** @source Texts */
  "~~~"?: Default<"~~~", "~~~">;
  /** @source Texts */
  "|"?: Default<"|", "|">;
  /** @source Texts */
  "a|b"?: Default<"a|b", "a|b">;
  /** @source Texts */
  "# heading"?: Default<"# heading", "# heading">;
  /** @source Texts */
  "#"?: Default<"#", "#">;
  /** @source Texts */
  "---"?: Default<"---", "---">;
  /** @source Texts */
  "==="?: Default<"===", "===">;
  /** @source Texts */
  "- item"?: Default<"- item", "- item">;
  /** @source Texts */
  "+ item"?: Default<"+ item", "+ item">;
  /** @source Texts */
  "* item"?: Default<"* item", "* item">;
  /** @source Texts */
  "1. one"?: Default<"1. one", "1. one">;
  /** @source Texts */
  "12) x"?: Default<"12) x", "12) x">;
  /** @source Texts */
  "> q"?: Default<"> q", "> q">;
  /** @source Texts */
  "    code"?: Default<"    code", "    code">;
  /** @source Texts */
  "\tcode"?: Default<"\tcode", "\tcode">;
  /** @source Texts */
  "trailing  "?: Default<"trailing  ", "trailing  ">;
  /** @source Texts */
  " "?: Default<" ", " ">;
  /** @source Texts */
  "   "?: Default<"   ", "   ">;
  /** @source Texts */
  ": "?: Default<": ", ": ">;
  /** @source Texts */
  "a: b"?: Default<"a: b", "a: b">;
  /** @source Texts */
  "#c"?: Default<"#c", "#c">;
  /** @source Texts */
  "&a *a"?: Default<"&a *a", "&a *a">;
  /** @source Texts */
  "!!js/function"?: Default<"!!js/function", "!!js/function">;
  /** @source Texts */
  "~"?: Default<"~", "~">;
  /** @source Texts */
  "yes"?: Default<"yes", "yes">;
  /** @source Texts */
  "0x10"?: Default<"0x10", "0x10">;
  /** @source Texts */
  "1e3"?: Default<"1e3", "1e3">;
  /** @source Texts */
  " lead"?: Default<" lead", " lead">;
  /** @source Texts */
  "{{x}}"?: Default<"{{x}}", "{{x}}">;
  /** @source Texts */
  "{{{x}}}"?: Default<"{{{x}}}", "{{{x}}}">;
  /** @source Texts */
  "{{#each}}"?: Default<"{{#each}}", "{{#each}}">;
  /** @source Texts */
  "__proto__"?: Default<"__proto__", "__proto__">;
  /** @source Texts */
  "constructor"?: Default<"constructor", "constructor">;
  /** @source Texts */
  "prototype"?: Default<"prototype", "prototype">;
  /** @source Texts */
  "new"?: Default<"new", "new">;
  /** @source Texts */
  "../../x"?: Default<"../../x", "../../x">;
  /** @source Texts */
  "/etc/passwd"?: Default<"/etc/passwd", "/etc/passwd">;
  /** @source Texts */
  "CON"?: Default<"CON", "CON">;
  /** @source Texts */
  "con.txt"?: Default<"con.txt", "con.txt">;
  /** @source Texts */
  "a:b"?: Default<"a:b", "a:b">;
  /** @source Texts */
  "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"?: Default<"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx">;
  /** @source Texts */
  "Ports"?: Default<"Ports", "Ports">;
  /** @source Texts */
  "ports"?: Default<"ports", "ports">;
  /** @source Texts */
  "$(x)"?: Default<"$(x)", "$(x)">;
  /** @source Texts */
  ";x"?: Default<";x", ";x">;
  /** @source Texts */
  "$'x'"?: Default<"$'x'", "$'x'">;
  /** @source Texts */
  "@param x"?: Default<"@param x", "@param x">;
  /** @source Texts */
  "a @deprecated b"?: Default<"a @deprecated b", "a @deprecated b">;
  /** @source Texts */
  "{@link x}"?: Default<"{@link x}", "{@link x}">;
  /** @source Texts */
  "\\@x"?: Default<"\\@x", "\\@x">;
  /** @source Texts */
  "a@b.c"?: Default<"a@b.c", "a@b.c">;
  /** @source Texts */
  "_a_"?: Default<"_a_", "_a_">;
  /** @source Texts */
  "snake_case_name"?: Default<"snake_case_name", "snake_case_name">;
  /** @source Texts */
  "__init__"?: Default<"__init__", "__init__">;
  /** @source Texts */
  "*bold*"?: Default<"*bold*", "*bold*">;
  /** @source Texts */
  "~~x~~"?: Default<"~~x~~", "~~x~~">;
  /** @source Texts */
  "=1+1"?: Default<"=1+1", "=1+1">;
  /** @source Texts */
  "-1"?: Default<"-1", "-1">;
  /** @source Texts */
  "+1"?: Default<"+1", "+1">;
  /** @source Texts */
  "@x"?: Default<"@x", "@x">;
  /** @source Texts */
  "'=1"?: Default<"'=1", "'=1">;
  /** @source Texts */
  "⟨U+0041⟩"?: Default<"⟨U+0041⟩", "⟨U+0041⟩">;
  /** @source Texts */
  "⟨"?: Default<"⟨", "⟨">;
  /** @source Texts */
  "⟨U+"?: Default<"⟨U+", "⟨U+">;
  /** @source Texts */
  "\ud834\udd1e"?: Default<"\ud834\udd1e", "\ud834\udd1e">;
  /** @source Texts */
  "é"?: Default<"é", "é">;
  /** @source Texts */
  "e\u0301"?: Default<"e\u0301", "e\u0301">;
  /** @source Texts */
  "http://a.b/c?d=e&f=g"?: Default<"http://a.b/c?d=e&f=g", "http://a.b/c?d=e&f=g">;
  /** @source Texts */
  "$x$"?: Default<"$x$", "$x$">;
  /** @source Texts */
  "a  \nb"?: Default<"a  \nb", "a  \nb">;
  /** @source Texts */
  "\ue000"?: Default<"\ue000", "\ue000">;
  /** @source Texts */
  "// x"?: Default<"// x", "// x">;
  /** @source Texts */
  "/"?: Default<"/", "/">;
  /** @source Texts */
  "/*"?: Default<"/*", "/*">;
  /** @source Texts */
  "//# sourceMappingURL=x"?: Default<"//# sourceMappingURL=x", "//# sourceMappingURL=x">;
}

/** All of them in one enumeration. */
export type AnyText =
  | "*/ alert(1) /*"
  | "*\\/"
  | "*\\\\/"
  | "foo/*"
  | "\""
  | "'"
  | "`"
  | "``"
  | "a`b``c"
  | "${globalThis.x=1}"
  | "ends in \\"
  | "\\"
  | "\\|"
  | "a\\|b"
  | "line\nbreak"
  | "\n"
  | "\n\n"
  | "a\r\nb"
  | "a\rb"
  | "\u2028"
  | "\u2029"
  | "nul\u0000"
  | "\ufeffbom"
  | "\ud800"
  | "\udc00x"
  | "\u202ertl\u202c"
  | "\u200f"
  | "</script><script>"
  | "<!-- -->"
  | "<!--"
  | "]]>"
  | "<img src=x onerror=alert(1)>"
  | "&lt;"
  | "&"
  | "&amp"
  | "&#106;"
  | "[x](javascript:alert(1))"
  | "![x](y)"
  | "!"
  | "[x]: http://a"
  | "```"
  | "~~~"
  | "|"
  | "a|b"
  | "# heading"
  | "#"
  | "---"
  | "==="
  | "- item"
  | "+ item"
  | "* item"
  | "1. one"
  | "12) x"
  | "> q"
  | "    code"
  | "\tcode"
  | "trailing  "
  | " "
  | "   "
  | ""
  | ": "
  | "a: b"
  | "#c"
  | "&a *a"
  | "!!js/function"
  | "~"
  | "yes"
  | "0x10"
  | "1e3"
  | " lead"
  | "{{x}}"
  | "{{{x}}}"
  | "{{#each}}"
  | "__proto__"
  | "constructor"
  | "prototype"
  | "new"
  | "../../x"
  | "/etc/passwd"
  | "CON"
  | "con.txt"
  | "a:b"
  | "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
  | "Ports"
  | "ports"
  | "$(x)"
  | ";x"
  | "$'x'"
  | "@param x"
  | "a @deprecated b"
  | "{@link x}"
  | "\\@x"
  | "a@b.c"
  | "_a_"
  | "snake_case_name"
  | "__init__"
  | "*bold*"
  | "~~x~~"
  | "=1+1"
  | "-1"
  | "+1"
  | "@x"
  | "'=1"
  | "⟨U+0041⟩"
  | "⟨"
  | "⟨U+"
  | "\ud834\udd1e"
  | "é"
  | "e\u0301"
  | "http://a.b/c?d=e&f=g"
  | "$x$"
  | "a  \nb"
  | "\ue000"
  | "// x"
  | "/"
  | "/*"
  | "//# sourceMappingURL=x";
