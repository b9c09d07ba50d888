/** The tables have envelopes where they are carried, as the document describes them; a document lists them as components. */
import type { OpenApiDocument, Schema } from "../../../generator/openapi/document.ts";

const reference = "#/components/schemas/";

/** The document with each envelope in the places that refer to it. */
export function withEnvelopesInPlace(document: OpenApiDocument): OpenApiDocument {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const envelopes = new Map(schemas.filter(([, schema]) => isEnvelope(schema)).map(([name, schema]) => [`${reference}${name}`, schema]));
  const others = Object.fromEntries(schemas.filter(([, schema]) => !isEnvelope(schema)));
  const inPlace = (_: string, value: unknown): unknown => envelopes.get((value as Schema | null)?.$ref ?? "") ?? value;
  return { ...document, paths: JSON.parse(JSON.stringify(document.paths, inPlace)) as OpenApiDocument["paths"], components: { ...document.components, schemas: others } };
}

/** An object of one key. */
function isEnvelope({ additionalProperties, properties = {} }: Schema): boolean {
  return additionalProperties === false && Object.keys(properties).length === 1;
}
