/** What is written in definitions, as it is written again on one line. */
import { ts } from "../../typescript.ts";

/** The name of a property, where it is a word or stands in quotes. */
export function propertyName({ name }: ts.TypeLiteralNode["members"][number]): string | undefined {
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

/** The text of a node; undefined where there may be comments in it, or several lines. */
export function singleLineText(node: ts.Node): string | undefined {
  const text = node.getText();
  return /[\r\n]|\/[/*]/.test(text) ? undefined : text;
}

export function propertyText(name: string, isOptional: boolean, type: string): string {
  return `${JSON.stringify(name)}${isOptional ? "?" : ""}: ${type}`;
}
