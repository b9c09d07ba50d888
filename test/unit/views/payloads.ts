/** Texts that try to get out of the position they stand in, and strings at random that lean on the same characters. */
import fc from "fast-check";

export const payloads: readonly string[] = [
  "*/ alert(1) /*", "*\\/", "*\\\\/", "foo/*", "\"", "'", "`", "``", "a`b``c", "${globalThis.x=1}", "ends in \\", "\\", "\\|", "a\\|b",
  "line\nbreak", "\n", "\n\n", "a\r\nb", "a\rb", "\u2028", "\u2029", "nul\0", "\ufeffbom", "\ud800", "\udc00x", "\u202ertl\u202c", "\u200f",
  "</script><script>", "<!-- -->", "<!--", "]]>", "<img src=x onerror=alert(1)>", "&lt;", "&", "&amp", "&#106;", "[x](javascript:alert(1))",
  "![x](y)", "!", "[x]: http://a", "```", "~~~", "|", "a|b", "# heading", "#", "---", "===", "- item", "+ item", "* item", "1. one", "12) x", "> q",
  "    code", "\tcode", "trailing  ", " ", "   ", "", ": ", "a: b", "#c", "&a *a", "!!js/function", "~", "yes", "0x10", "1e3", " lead", "{{x}}", "{{{x}}}",
  "{{#each}}", "__proto__", "constructor", "prototype", "new", "../../x", "/etc/passwd", "CON", "con.txt", "a:b", "x".repeat(300), "Ports", "ports",
  "$(x)", ";x", "$'x'", "@param x", "a @deprecated b", "{@link x}", "\\@x", "a@b.c", "_a_", "snake_case_name", "__init__", "*bold*", "~~x~~", "=1+1",
  "-1", "+1", "@x", "'=1", "⟨U+0041⟩", "⟨", "⟨U+", "𝄞", "é", "e\u0301", "http://a.b/c?d=e&f=g", "$x$", "a  \nb", "\ue000", "// x", "/", "/*", "//# sourceMappingURL=x",
];

const hostile = fc.string({ unit: fc.constantFrom(..."*/\\`'\"${}<>[]()|#-+=_~!&;:@ \n\tab1.0⟨U\u202e\ud800\0\r\u2028"), maxLength: 24 });

/** A payload, a random string, or pieces of both. */
export const anyText = fc.oneof(
  fc.constantFrom(...payloads),
  hostile,
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.tuple(fc.constantFrom(...payloads), hostile).map(([payload, other]) => payload + other),
);

/** The rule of `showHidden`, backwards. */
export function restoreHidden(shown: string): string {
  return shown.replace(/⟨U\+([0-9A-F]+)⟩/gu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
