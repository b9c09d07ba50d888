/**
 * What a generator of pages reads above the document: keys and values between two lines of marks. Each line is of one form alone: else the ways to read many
 * would multiply.
 */
export function frontMatterOf(text: string): string {
  return /^(---|\+\+\+)[ \t]*\n(?:(?:(?!- )[\w.-]+[ \t]*[:=].*|[ \t]+\S.*|- .*|#.*|\[.*\]|[\]}][ \t]*|[ \t]*)\n)+?\1[ \t]*(?:\n|$)/.exec(text)?.[0] ?? "";
}
