/** URI templates as texts: their segments, and the literals and placeholders of each. */

export type TemplatePart = { readonly is: "literal"; readonly text: string } | { readonly is: "placeholder"; readonly name: string; readonly spans: boolean };

/** The segments of a template that begins with a slash. */
export function segmentsOf(template: string): readonly string[] {
  return template === "/" ? [] : template.slice(1).split("/");
}

/** The literals and placeholders of a segment; undefined where its braces do not match or a name is missing. */
export function segmentParts(segment: string): readonly TemplatePart[] | undefined {
  if (isLiteral.test(segment)) return [{ is: "literal", text: segment }];
  const parts: TemplatePart[] = [];
  let rest = segment;
  while (rest !== "") {
    const match = /^(?:\{(\+?)([^{}+][^{}]*)\}|([^{}]+))/.exec(rest);
    if (match === null) return undefined;
    const [whole, plus, name, text] = match;
    parts.push(name === undefined ? { is: "literal", text: text! } : { is: "placeholder", name, spans: plus === "+" });
    rest = rest.slice(whole.length);
  }
  return parts;
}

const isLiteral = /^[^{}]+$/;

const none: readonly never[] = [];

/** What the placeholders of a segment are called. */
export function placeholderNamesIn(segment: string): readonly string[] {
  if (!segment.includes("{")) return none;
  return (segmentParts(segment) ?? []).flatMap((part) => (part.is === "placeholder" ? [part.name] : []));
}

/** The segments without placeholders, which name a resource. */
export function literalSegments(template: string): readonly string[] {
  return segmentsOf(template).filter((segment) => !segment.includes("{"));
}

/** What a segment matches, whatever its placeholders are called. */
export function segmentPattern(segment: string): string {
  const parts = segmentParts(segment) ?? [{ is: "literal", text: segment } as const];
  return parts.map((part) => (part.is === "literal" ? part.text : part.spans ? "{+}" : "{}")).join("");
}
