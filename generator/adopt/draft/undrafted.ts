/** What a document says and a draft of it does not. */
import type { StatedSection } from "../../facts/stated-section.ts";
import { schemesAs } from "./files/scheme-types.ts";
import { schemesLeft, schemesOf } from "./files/schemes.ts";
import { isBrokenUri } from "./resources/known-uris.ts";
import { statusBlocks, successesIn } from "./survey/answers/statuses.ts";
import { placesLeft } from "./survey/queries/listed-parameters.ts";
import { queriesLeft } from "./survey/queries/told-queries.ts";
import { shapesLeft } from "./survey/requests/one-shape.ts";
import { fieldName, isFieldRow, writtenType } from "./survey/rows/own-rows.ts";
import { scopesLeft } from "./survey/service/access.ts";
import { routesWithoutMethod } from "./survey/service/routes.ts";
import { headersOfAnswers, requestsBeside, requestsWithoutWord } from "./survey/service/without-words.ts";
import { schemasLeft } from "./survey/shown/schema-blocks.ts";
import type { Survey } from "./survey/survey.ts";

/**
 * @param lost sections that list what no definition carries
 * @param left sections of fields that belong to no URI
 */
export function undraftedTexts(survey: Survey, text: string, lost: readonly StatedSection[], left: readonly StatedSection[]): readonly string[] {
  const { stated, endpoints } = survey;
  return [
    ...schemesLeft(survey),
    ...scopesLeft(survey, schemesAs(schemesOf(survey))),
    ...requestsWithoutWord(survey),
    ...requestsBeside(survey),
    ...headersOfAnswers(survey),
    ...queriesLeft(stated, endpoints),
    ...placesLeft(stated, endpoints),
    ...routesWithoutMethod(survey),
    ...slashesLeft(survey),
    ...brokenLeft(survey),
    ...schemasLeft(text),
    ...shapesLeft(endpoints),
    ...successesLeft(survey),
    ...typesLeft(survey),
    ...lost.map(({ section }) => `what "${section.title}" (line ${section.at.line}) lists: of which request it is, is not understood`),
    ...left.map(({ section }) => `the fields of "${section.title}": the document gives no URI for them in a way that is understood`),
  ];
}

function slashesLeft({ endpoints }: Survey): readonly string[] {
  const paths = new Set(endpoints.filter(({ where }) => /[^/]\/$/.test(where)).map(({ where }) => where));
  return [...paths].map((path) => `the slash at the end of "${path}": the URIs of definitions end in none`);
}

function brokenLeft({ endpoints }: Survey): readonly string[] {
  const paths = new Set(endpoints.flatMap(({ methods, uris }) => uris.filter(isBrokenUri).map((uri) => `${methods.join()} ${uri}`)));
  return [...paths].map((path) => `"${path}": no request can be sent to its path`);
}

/** An operation that succeeds in several ways. */
function successesLeft({ endpoints }: Survey): readonly string[] {
  return endpoints.flatMap(({ methods, where, statuses = [] }) => {
    const codes = successesIn(statuses).map(({ status }) => status);
    return codes.length < 2
      ? []
      : [`the statuses ${codes.slice(0, -1).join(", ")} and ${codes.at(-1)} of "${methods.join()} ${where}": an operation has one status of success`];
  });
}

function typesLeft({ fields, endpoints }: Survey): readonly string[] {
  const ofRequests = endpoints.flatMap(({ parts }) => Object.values(parts).map(({ section }) => section));
  return [...new Set([...fields, ...ofRequests])].flatMap(withoutType);
}

/** Rows among fields whose type is written in words that are not known. */
function withoutType(stated: StatedSection): readonly string[] {
  const { section, blocks } = stated;
  const ofStatuses = new Set(statusBlocks(stated));
  const typed = blocks.filter((block) => !ofStatuses.has(block) && [...block.roles.values()].includes("type"));
  const listed = blocks
    .filter(({ block, rows }) => block.is === "list" && rows.some((one) => one.facts.some(({ fact }) => fact === "type")))
    .flatMap((block) => block.rows.filter((one) => one.row.remark !== undefined && fieldName.test(one.row.name) && !isFieldRow(one, block, "object")));
  const inTables = typed.flatMap((block) =>
    block.rows.flatMap((one) => {
      const { name, at } = one.row;
      return isFieldRow(one, block, "object")
        ? []
        : [`the field "${name}" of "${section.title}" (line ${at.line}): its type, "${writtenType(one, block)}", is none that is understood`];
    }),
  );
  return [
    ...inTables,
    ...listed.map(
      ({ row: { name, at, remark } }) =>
        `the field "${name}" of "${section.title}" (line ${at.line}): what it is, "${remark!}", names no type that is understood`,
    ),
  ];
}
