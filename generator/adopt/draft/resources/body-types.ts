/** What a body is, by the words of the document and its conventions. */
import { saysNoBody } from "../../../facts/cells/no-body.ts";
import { topLevelTypes } from "../../../values/media-types.ts";
import { literalType, typeReference, type TypeSyntax } from "../../print/syntax.ts";
import { isKeyed, isListUnderType, isUnderType, lowerFirst, type Conventions } from "../conventions.ts";
import { fieldsNamed } from "./named-fields.ts";
import { saysArrayOf, type DraftedOperation } from "./operations.ts";

export interface Guessing {
  readonly conventions: Conventions;
  readonly hasFields: boolean;
}

export function bodyType(
  text: string | undefined,
  { effect, method, endpoint }: DraftedOperation,
  { conventions, hasFields }: Guessing,
  way: "request" | "answer",
): TypeSyntax {
  const { keyed, listed } = conventions;
  if (text === undefined) return typeReference("Silent");
  if (saysNoBody(text)) return typeReference("None");
  const plain = ofPlainValues.exec(text)?.[1];
  if (plain !== undefined) return { is: "array", of: typeReference(plain === "integer" ? "Integer" : plain) };
  const named = fieldsNamed(text, endpoint.source);
  if (named !== undefined) return named;
  const listUnderType = isListUnderType(conventions, text);
  const [media, ...others] = text.match(mediaType) ?? [];
  if (media !== undefined)
    return others.length > 0
      ? typeReference("NotShown", literalType(lowerFirst(text)))
      : typeReference("MediaType", literalType(media), contentOf(media, text));
  const gap = /\bnot shown\b|\bnot documented\b/i.test(text);
  const isList = /<\w+>-\w+|\b(?:array|list) of\b|^(?:the )?objects\b/i.test(text) || (effect === "list" && way === "answer");
  if (gap) return typeReference("NotShown", literalType(gapText(text, way)));
  if (!hasFields && listed?.member !== undefined && way === "answer" && /<\w+>-\w/.test(text))
    return typeReference("OneKeyed", { is: "array", of: { is: "intersection", of: [anyFields, typeReference("WithPath")] } });
  if (!hasFields && keyed !== undefined && isKeyed(text)) return typeReference("OneKeyed", anyFields);
  if (!hasFields || ofScalar.test(text) || /\bnested\b|^see\b|^an? (?:JSON )?object (?:with|that|containing|of)\b/i.test(text))
    return typeReference("NotShown", literalType(lowerFirst(text)));
  if (isList && !listUnderType && saysArrayOf.test(text)) return { is: "array", of: typeOfFact("fields") };
  if (isList)
    return listUnderType
      ? typeReference("ListUnderName", typeOfFact("type"), typeOfFact("fields"))
      : typeReference("NotShown", literalType(`how the answer holds ${lowerFirst(text)}`));
  const fields = way === "request" && method === "PATCH" ? someFields : typeOfFact("fields");
  return isUnderType(conventions, text) ? typeReference("UnderName", typeOfFact("type"), fields) : fields;
}

export function typeOfFact(fact: string): TypeSyntax {
  return { is: "member", of: typeReference("Of"), name: fact };
}

/** Texts and bytes are known by their media type alone. */
function contentOf(media: string, text: string): TypeSyntax {
  if (/^text\/(?!xml\b)/.test(media)) return typeReference("string");
  return ofBytes.test(media) ? typeReference("Format", literalType("binary")) : typeReference("NotShown", literalType(lowerFirst(text)));
}

/** `not shown, except that …` leaves out what it is about. */
function gapText(text: string, way: "request" | "answer"): string {
  const rest = text.replace(/^not (?:shown|documented)\s*[,:]?\s*/i, "");
  return rest === "" ? `the ${way}` : /^(?:beyond|except|apart)\b/i.test(rest) ? `the ${way}, ${rest}` : lowerFirst(rest);
}

/** What changes of an object: a request that modifies it need not send the rest. */
export const someFields: TypeSyntax = { is: "written", text: 'Partial<Of["fields"]>' };

const anyFields: TypeSyntax = { is: "written", text: "{ [field: string]: unknown }" };

/** `the name of another folder`, `its ID`, `the number of things`: no object with fields. */
const ofScalar = /^(?:(?:the|an?|its) )?(?:[\w-]+ )?(?:(?:names?|ids?|identifiers?|ur[il]s?|paths?)\b|(?:number|count) of\b)/i;

/** `a list of strings` */
const ofPlainValues = /^(?:(?:an?|the) )?(?:JSON )?(?:array|list) of (string|number|integer|boolean)s\.?$/i;

const ofBytes = /^(?:image|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip|gzip|x-tar|x-gzip|x-bzip2|x-7z-compressed)$/;

/** Media types other than that of JSON. */
const mediaType = new RegExp(String.raw`\b${topLevelTypes}/(?!json\b)[\w.+-]*\w`, "g");
