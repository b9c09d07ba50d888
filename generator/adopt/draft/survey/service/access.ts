/**
 * Who may call each endpoint, and who may call where nothing else is said: columns, labels and sentences that are understood whole; nothing where one leaves
 * open which way is meant.
 */
import type { Row } from "../../../../documents/document.ts";
import { accessTextsIn, allAccessTextsIn, type AccessReading, type AccessText } from "../../../../drift/access/access-texts.ts";
import { uriIn } from "../../../../drift/subject/paths.ts";
import { asksForScopesOnly, asksForSomething, combineAsked, isAsked, scopesIn, waysAsked, type Asked } from "../../../../facts/access/asked.ts";
import { vocabularyOf, type CredentialScheme, type Vocabulary } from "../../../../facts/access/vocabulary.ts";
import type { StatedSection } from "../../../../facts/stated-section.ts";
import { admitsAnyone, usualAccess } from "../../../../model/access.ts";
import type { Way } from "../../../../model/way.ts";
import type { Endpoint } from "../endpoint.ts";
import type { Survey } from "../survey.ts";
import { requestAlone } from "../text/request-lines.ts";

/** @param schemes that the draft has */
export function withAccess(survey: Survey, schemes: readonly CredentialScheme[]): Survey {
  const {
    endpoints,
    stated: { sections, wording },
  } = survey;
  if (schemes.length === 0) return survey;
  const reading: AccessReading = { vocabulary: vocabularyOf(schemes, wording), wording };
  const texts = new Map(sections.map((section) => [section, accessTextsIn(section, reading)] as const));
  const all = [...texts.values()].flat();
  const each = usualAccess({ security: schemes })!;
  const access = usualSaid(
    all.filter(({ of, isWhole }) => of === "all" && isWhole),
    each,
    reading.vocabulary,
  );
  const usual = access ?? each;
  return {
    ...survey,
    endpoints: endpoints.map((endpoint) => {
      const about = aboutOf(endpoint, survey, texts);
      const ways = waysOf(endpoint, about, usual, reading.vocabulary);
      const rows = about.flatMap(({ row, isRow }) => (row === undefined || isRow === true ? [] : [survey.places.row(row)]));
      const source = rows.find((place) => place !== endpoint.source && !place.startsWith(`${endpoint.source} > `));
      return ways === undefined ? endpoint : { ...endpoint, access: ways, ...(source === undefined ? {} : { accessSource: source }) };
    }),
    ...(access === undefined ? {} : { access }),
  };
}

/** Scopes that the document asks for, where no way to authenticate that the draft has can have any. */
export function scopesLeft({ stated: { sections, wording } }: Survey, schemes: readonly CredentialScheme[]): readonly string[] {
  const reading: AccessReading = { vocabulary: vocabularyOf(schemes, wording), wording };
  if (schemes.length === 0 || reading.vocabulary.bearing.length > 0) return [];
  const scopes = [...new Set(sections.flatMap((section) => allAccessTextsIn(section, reading)).flatMap(({ asked }) => scopesIn(asked)))];
  return scopes.map((scope) => `the scope "${scope}": no way to authenticate that is understood has scopes`);
}

/** Several sentences about all can each tell of one way. */
function usualSaid(texts: readonly AccessText[], each: readonly Way[], vocabulary: Vocabulary): readonly Way[] | undefined {
  const own = texts.filter(({ asked }) => !asksForSomething(asked));
  const [only] = own;
  if (only === undefined || own.some(({ asked }) => !isAsked(asked, asWays(only.asked, vocabulary) ?? [], true))) return undefined;
  const ways = asWays(only.asked, vocabulary);
  return ways === undefined || isAsked(only.asked, each, true) ? undefined : ways;
}

function asWays(asked: Asked, { schemeOf }: Vocabulary): readonly Way[] | undefined {
  return waysAsked(asked, [], schemeOf);
}

/** The texts that are about an endpoint: in its row, in its sections, and wherever one names its request. */
function aboutOf(endpoint: Endpoint, { places, prefixes }: Survey, texts: ReadonlyMap<StatedSection, readonly AccessText[]>): readonly AccessText[] {
  const family = new Set(endpoint.headed ?? []);
  const isNamed = ({ requests }: AccessText): boolean =>
    requests.some(
      ({ methods, path }) =>
        (methods.length === 0 || methods.some((method) => endpoint.methods.includes(method))) && endpoint.uris.includes(uriIn(path, prefixes) ?? path),
    );
  const isAtRequest = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
    endpoint.methods.includes(method) && endpoint.uris.includes(uriIn(path, prefixes) ?? path);
  const isOwnRow = ({ name, cells }: Row, place: string): boolean =>
    place === endpoint.source ||
    (endpoint.methods.includes(name) && cells.some(({ text }) => text === endpoint.where)) ||
    cells.some(({ text }) => {
      const request = requestAlone(text);
      return request !== undefined && isAtRequest(request);
    });
  return [...texts].flatMap(([section, own]) =>
    own.flatMap((text): readonly AccessText[] => {
      if (text.of === "all") return isNamed(text) ? [{ ...text, asked: [[]] }] : [];
      if (text.requests.length > 0) return isNamed(text) ? [text] : [];
      if (text.row !== undefined && text.isRow !== true) return isOwnRow(text.row, places.row(text.row)) ? [text] : [];
      return family.has(section) ? [text] : [];
    }),
  );
}

/** Undefined where it asks for what all do, or leaves open for what. */
function waysOf({ methods }: Endpoint, about: readonly AccessText[], usual: readonly Way[], vocabulary: Vocabulary): readonly Way[] | undefined {
  if (about.length === 0 || methods.length === 0) return undefined;
  const [first, ...others] = about.toSorted((one, other) => Number(asksForScopesOnly(one.asked)) - Number(asksForScopesOnly(other.asked)));
  const asked = others.reduce<Asked>(
    (before, one) => (one.isFurther ? [...before, ...one.asked] : combineAsked(before, one.asked, vocabulary.bearing)),
    first!.asked,
  );
  if (isAsked(asked, usual) || (asksForSomething(asked) && !admitsAnyone(usual))) return undefined;
  return waysAsked(asked, usual, vocabulary.schemeOf);
}
