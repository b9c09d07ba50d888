/** The version of a service, as its document says it. */
import type { StatedSection } from "../../../../facts/stated-section.ts";
import type { Survey } from "../../survey/survey.ts";

/** Made up where the document gives none, and marked as a guess. */
export interface DraftVersion {
  readonly is: string;
  readonly guesses: readonly string[];
}

export function draftVersion(heading: string, { stated: { sections }, server }: Survey): DraftVersion {
  const said = versionIn(heading, sections);
  if (said !== undefined) return { is: said, guesses: [] };
  const ofAddress = /\/v(\d[\w.]*)(?:\/|$)/.exec(server.url)?.[1];
  return ofAddress === undefined
    ? { is: "1", guesses: [whyNoVersion(sections)] }
    : { is: ofAddress, guesses: ["the version, which only the address of the service has"] };
}

function versionIn(heading: string, sections: readonly StatedSection[]): string | undefined {
  const own = versionNamed.exec(heading)?.[1] ?? /\bv(\d[\w.]*)\b/i.exec(heading)?.[1] ?? /\s(\d+(?:\.\d+)+|\d{4}-\d\d-\d\d)$/.exec(heading)?.[1];
  const said = sections
    .filter(({ section }) => /\bversion/i.test(section.title))
    .flatMap(({ prose }) => prose.map(({ text }) => /\bv(\d[\w.]*?)\b/.exec(text)?.[1]));
  const intro = sections.slice(0, 2).flatMap(({ prose }) => prose.map(({ text }) => text));
  const found = [versionAlone, versionOfService].flatMap((pattern) => intro.map((text) => pattern.exec(text)?.[1]));
  const below = sections.slice(1, 3).map(({ section }) => versionNamed.exec(section.heading)?.[1]);
  const beside = intro.map((text) => versionBeside.exec(text)?.[1]);
  return own ?? [...said, ...found, ...below, ...beside].find((one) => one !== undefined);
}

/** `API, Release 6.2`, `Interface Specification, Rev. 1.7` */
const versionNamed = /\b(?:version|release|revision|rev\.?)\s+v?(\d[\w.]*)/i;

/** `Parameter list, V2.4`: a clause of its own in a line that is no sentence. */
const versionBeside = /^[^.:]{1,80},\s+(?:(?:version|release|revision|rev\.?)\s+v?|v)(\d+(?:\.\d+)*)$/i;

/** `Version 1.`, `API version: 2024-06`, `Current version: 4.1`; `v2.3` before what is set apart from it. */
const versionAlone =
  /^(?:(?:(?:API|interface|service|current|latest|collection|document) )*(?:version|release|revision):?\s+v?|v(?=\d+(?:\.\d+)*(?:\s*[·•|]|$)))(\d\w*(?:[.-]\w+)*)(?:\s*(?:[.,;](?!\w)|[·•|]|[–—-](?=\s)).*)?$/i;

/** `This text describes version 3.2 of the interface.` One that something has been there since, or that is needed, is another. */
const versionOfService =
  /^(?!.*\b(?:since|before|until|earlier|older|previous|deprecated|requires?|needs?|removed)\b).*\b(?:version|release|revision)\s+v?(\d\w*(?:[.-]\w+)*)\s+of\s+(?:the|this|our)\s+(?:[\w-]+\s+){0,3}?(?:APIs?|interface|service|guide|reference|specification|manual)\b/i;

/** Whether the document says nothing of a version, or something that is not understood. */
function whyNoVersion(sections: readonly StatedSection[]): string {
  const said = sections.flatMap(({ prose }) => prose.map(({ text }) => text)).find((text) => /\b(?:version|release|revision)\b.*\d/i.test(text));
  return said === undefined ? "the document gives no version" : `the version, which is not understood in what the document says: "${said}"`;
}
