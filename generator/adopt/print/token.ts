/** The tokens of definitions that hold a text of somebody else's. What the compiler reads back is the text that was put in. */
import { decimalText } from "../../values/decimal.ts";
import { jsonText } from "../../views/emit/json.ts";
import { identifier } from "../../views/emit/typescript.ts";

/** The name of a type, a parameter or a property of a type's own, or `null`; anything else that is no identifier is refused. */
export function nameToken(name: string): string {
  return name === "null" ? name : identifier(name).text;
}

export function literalToken(value: string | number | boolean): string {
  if (Object.is(value, -0)) return "-0";
  return typeof value === "number" ? decimalText(value) : jsonText(value);
}

/** The name of a member, quoted unless it is a plain word or a whole number; `new` alone would declare a constructor. */
export function keyToken(name: string): string {
  return /^(?:[A-Za-z_$][\w$]*|0|[1-9]\d{0,14})$/.test(name) && name !== "new" ? name : jsonText(name);
}

/** A text within a template literal. */
export function templateToken(text: string): string {
  return jsonText(text)
    .slice(1, -1)
    .replace(/`|\$(?=\{)/g, "\\$&");
}
