/** Paths that sections give as theirs by a label: `Route: /things/:id`. */
import { pathShape, uriIn, withoutSlash } from "../../../../drift/subject/paths.ts";
import type { StatedSection } from "../../../../facts/stated-section.ts";
import type { Survey } from "../survey.ts";
import { pathLabelled, withNamedPlaceholders } from "../text/request-lines.ts";

export interface Route {
  readonly uri: string;
  /** As the document writes it. */
  readonly path: string;
  readonly section: StatedSection;
}

export function routesIn({ stated: { sections }, prefixes }: Pick<Survey, "stated" | "prefixes">): readonly Route[] {
  return sections.flatMap((section) =>
    section.section.sentences.flatMap(({ text }): readonly Route[] => {
      const path = /^(?:ur[il]|endpoint|route)\s*:/i.test(text) ? pathLabelled(text) : undefined;
      const uri = path === undefined ? undefined : uriIn(withoutSlash(path), prefixes);
      return path === undefined || uri === undefined || !uri.startsWith("/") ? [] : [{ uri, path, section }];
    }),
  );
}

/** Those of which the document says no method, whatever it calls what stands in them. */
export function routesWithoutMethod(survey: Survey): readonly string[] {
  const asked = new Set(survey.endpoints.flatMap(({ uris }) => uris.map(pathShape)));
  return routesIn(survey)
    .filter(({ uri }) => !asked.has(pathShape(withNamedPlaceholders(uri))))
    .map(({ path, section }) => `the path "${path}" of "${section.section.title}": the document gives no method for it`);
}
