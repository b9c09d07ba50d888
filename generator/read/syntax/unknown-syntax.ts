/** The one way out of the parser: whatever it does not know for certain. The compiler then parses the file. */
export class UnknownSyntax {}

export function unknownSyntax(): never {
  throw new UnknownSyntax();
}
