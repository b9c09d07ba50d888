/** In which media type a request sends what it does, where that is a form: a sentence says so, a field is a file, or a call that is shown sends one. */
import { uriIn, type Prefixes } from "../../../../drift/subject/paths.ts";
import { formType } from "../../../../facts/code/forms.ts";
import { withoutOrigin } from "../../../../facts/code/templates.ts";
import { valueOf } from "../../../../facts/fact.ts";
import { groupBy } from "../../../../values/group-by.ts";
import { takesBody } from "../../../words/methods.ts";
import type { Endpoint, SentMedia } from "../endpoint.ts";
import type { ShownRequest } from "../shown/shown.ts";
import { segmentsFill } from "../text/filled-paths.ts";
import { sectionTexts } from "../text/section-texts.ts";

export function withSentMedia(endpoints: readonly Endpoint[], shown: readonly ShownRequest[], prefixes: Prefixes): readonly Endpoint[] {
  const forms = groupBy(
    shown.flatMap(({ method, path, form }) => (form === undefined ? [] : [{ method, form, uri: uriIn(withoutOrigin(path), prefixes) ?? "" }])),
    ({ method }) => method,
  );
  const shownFor = (endpoint: Endpoint): string | undefined => {
    const [form, ...others] = new Set(
      endpoint.methods.flatMap((method) => (forms.get(method) ?? []).filter(({ uri }) => isAt(uri, endpoint.uris)).map((one) => one.form)),
    );
    return others.length === 0 ? form : undefined;
  };
  return endpoints.map((endpoint) => {
    const sends = endpoint.methods.some(takesBody) ? sentBy(endpoint, shownFor(endpoint)) : undefined;
    return sends === undefined ? endpoint : { ...endpoint, sends };
  });
}

function isAt(uri: string, uris: readonly string[]): boolean {
  return uris.some((one) => one === uri || segmentsFill(uri.split("/"), one.split("/"), () => true));
}

function sentBy({ headed = [], parts: { body } }: Endpoint, shown: string | undefined): SentMedia | undefined {
  const [said, ...others] = new Set(headed.flatMap((section) => sectionTexts(section).flatMap((text) => formType(text) ?? [])));
  if (said !== undefined && others.length === 0) return { media: said };
  const file = body?.rows.find(({ facts }) => valueOf(facts, "format") === "binary")?.row.name;
  if (shown !== undefined) return { media: shown, guess: "which only a call shows" };
  return file === undefined ? undefined : { media: "multipart/form-data", guess: `since ${file} is a file` };
}
