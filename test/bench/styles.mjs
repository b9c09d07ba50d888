/** Documents of one service in ways in which different authors write: what each has thousands of is another thing. */

/** A name of letters for each number: names that end in numbers are taken apart by who reads them. */
function nameOf(index) {
  const letters = [index % 26, Math.floor(index / 26) % 26, Math.floor(index / 676)].map((one) => String.fromCharCode(97 + one));
  return `${letters[0]}ol${letters[1]}mer${letters[2]}t`;
}

function titleOf(index) {
  const name = nameOf(index);
  return `${name[0].toUpperCase()}${name.slice(1)}`;
}

const types = ["string", "integer", "boolean"];

function fieldRows(index, count) {
  const rows = Array.from({ length: count }, (_, field) => `| f${field} | ${types[field % 3]} | ${field % 2 === 0 ? "yes" : "no"} | Field ${field} of the ${nameOf(index)}. ${field % 3 === 1 ? `Range 0-${(index % 90) + 20}. Default ${field}.` : ""} |`);
  return ["| Name | Type | Required | Description |", "|---|---|---|---|", ...rows, ""];
}

function each(count, linesOf) {
  return Array.from({ length: count }, (_, index) => linesOf(index)).flat();
}

/** By the name of the style, the lines of so many objects. */
export const styles = {
  /** One table of all requests, and a section of fields for each object. */
  "requests in one table": (count) => [
    ...["## Endpoints", "", "| Method | Path | Description |", "|---|---|---|"],
    ...each(count, (index) => [`| GET | /${nameOf(index)}s | Lists the ${nameOf(index)}s |`, `| GET | /${nameOf(index)}s/{name} | Reads one ${nameOf(index)} |`, `| PUT | /${nameOf(index)}s/{name} | Replaces one ${nameOf(index)}. 404 if there is none. |`]),
    "",
    ...each(count, (index) => [`## ${titleOf(index)}`, "", ...fieldRows(index, 12)]),
  ],
  /** A heading for each request, with a table of its query and one of its body. */
  "requests as headings": (count) =>
    each(count, (index) => [
      ...[`## ${titleOf(index)}`, "", `### GET /${nameOf(index)}s`, "", `Lists the ${nameOf(index)}s.`, "", "Query parameters:", "", "| Name | Type | Description |", "|---|---|---|", "| limit | integer | How many. 1 to 100. |", ""],
      ...[`### PUT /${nameOf(index)}s/{name}`, "", "Replaces one. Returns 204, or 404 if there is none.", "", ...fieldRows(index, 12)],
    ]),
  /** Requests and answers shown as they are sent. */
  "requests in blocks of code": (count) =>
    each(count, (index) => [
      ...[`## ${titleOf(index)}`, "", `### List the ${nameOf(index)}s`, "", "```http", `GET /${nameOf(index)}s?limit=10 HTTP/1.1`, "Host: demo.example", "```", "", "Returns 200 with the list, or 403 if they are locked.", "", "```json", '{ "items": [{ "f0": "a", "f1": 3 }], "total": 1 }', "```", ""],
      ...[`### Create one ${nameOf(index)}`, "", "```http", `POST /${nameOf(index)}s HTTP/1.1`, "Content-Type: application/json", "", '{ "f0": "a" }', "```", "", ...fieldRows(index, 10)],
    ]),
  /** Chapters that all have the same sections. */
  "the same sections everywhere": (count) =>
    each(count, (index) => [
      ...[`## ${titleOf(index)}`, "", "### List", "", `\`GET /${nameOf(index)}s\``, "", "#### Parameters", "", "| Name | Type | Description |", "|---|---|---|", "| limit | integer | How many. 1 to 100. |", ""],
      ...["#### Errors", "", "| Status | Meaning |", "|---|---|", "| 403 | They are locked. |", "", "### Replace", "", `\`PUT /${nameOf(index)}s/{name}\``, "", "Returns 204.", "", "#### Body", "", ...fieldRows(index, 12)],
    ]),
  /** Lists instead of tables. */
  "requests and fields in lists": (count) =>
    each(count, (index) => [
      ...[`## ${titleOf(index)}`, "", `- \`GET /${nameOf(index)}s\`: lists the ${nameOf(index)}s. The query parameter \`limit\` says how many.`, `- \`DELETE /${nameOf(index)}s/{id}\`: removes one ${nameOf(index)}. Returns 204.`, "", "Its fields:", ""],
      ...Array.from({ length: 10 }, (_, field) => `- \`f${field}\` (${types[field % 3]}, ${field % 2 === 0 ? "required" : "optional"}): field ${field} of the ${nameOf(index)}`),
      "",
    ]),
};

export function documentOf(style, count) {
  return ["# Demo interface", "", "Version 1. The base address is https://demo.example/v1.", "", ...styles[style](count), ""].join("\n");
}
