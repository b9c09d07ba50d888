/** Servers beside that of the service: `A sandbox is at https://sandbox.example/v1`, `| Staging | https://staging.example |`. */
import type { StatedSection } from "../../../../facts/stated-section.ts";
import { sectionTexts } from "../text/section-texts.ts";

export interface OtherServer {
  /** What the document calls it. */
  readonly name: string;
  readonly url: string;
  readonly section: StatedSection;
}

/** Each address once. @param url that of the service itself */
export function otherServers(sections: readonly StatedSection[], url: string): readonly OtherServer[] {
  const found = sections.flatMap((section) => [...sectionTexts(section).flatMap(namedIn), ...listedIn(section)].map((one) => ({ ...one, section })));
  return [...new Map(found.filter((one) => one.url !== url).map((one) => [one.url, one])).values()];
}

/** Whether the address in a text is called that of another environment than the one that is in use. */
export function isOfOther(text: string): boolean {
  return namedIn(text).length > 0;
}

type Named = Omit<OtherServer, "section">;

function namedIn(text: string): readonly Named[] {
  return [...text.matchAll(said)].map(([, name, written]) => ({ name: name!.toLowerCase(), url: addressOf(written!) }));
}

const environment = String.raw`sandbox|staging|testing|test|development|dev|demo|preview|integration|qa|uat|acceptance|mock`;
const thing = String.raw`(?:\s+(?:system|server|environment|instance|service|API|URL|address|host|base URL))*`;
const leads = String.raw`(?:\s+(?:is|are|lives|runs|listens|available|reachable|found|served|hosted|can|be|reached|at|on|under))*`;
const said = new RegExp(String.raw`(?<![\p{L}\p{N}_.-])(${environment})${thing}${leads}\s*:?\s+[(<]?(https?:\/\/[^\s"'<>),;]+)`, "giu");

/** Rows of a table of environments or regions. */
function listedIn({ blocks }: StatedSection): readonly Named[] {
  const tables = blocks.filter(({ block }) => block.is === "table" && ofPlaces.test(block.named ?? ""));
  return tables.flatMap(({ rows }) =>
    rows.flatMap(({ row }) =>
      row.cells
        .filter(({ text }) => /^https?:\/\/\S+$/.test(text))
        .slice(0, 1)
        .map(({ text }) => ({ name: row.name.toLowerCase(), url: addressOf(text) })),
    ),
  );
}

const ofPlaces = /^(?:environment|region|stage|system|server|instance)s?$/i;

function addressOf(written: string): string {
  return written.replace(/[.,;:/]+$/, "");
}
