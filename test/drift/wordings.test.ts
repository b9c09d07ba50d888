/** Changes of words, order and form alone are no findings. */
import { describe, expect, test } from "vitest";
import { driftFrom, driftInPlace, driftSince, shown, subjects } from "./subjects.ts";
import { withBullets, withLines, withTables } from "./tables.ts";

interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}

function sectionsOf(text: string): readonly Section[] {
  return text.split(/\n(?=#)/).map((part) => ({ heading: part.split("\n", 1)[0]!, lines: part.split("\n").slice(1) }));
}

function joined(sections: readonly Section[]): string {
  return sections.map(({ heading, lines }) => [heading, ...lines].join("\n")).join("\n");
}

const forms: readonly (readonly [name: string, change: (text: string) => string])[] = [
  ["line ends of Windows", (text) => text.replace(/\n/g, "\r\n")],
  ["a byte order mark", (text) => `\uFEFF${text}`],
  ["no line break at the end", (text) => text.trimEnd()],
  ["spaces in cells", (text) => text.replace(/ \| /g, "    |   ")],
  ["cells without bars at the ends", (text) => text.replace(/^\| (.*) \|$/gm, "$1")],
  ["aligned columns", (text) => text.replace(/\|---/g, "|:---:")],
  ["deeper headings", (text) => text.replace(/^(#+) /gm, "#$1 ")],
  ["headings with underlines", (text) => text.replace(/^# (.*)$/gm, "$1\n===").replace(/^## (.*)$/gm, "$1\n---")],
  ["headings closed", (text) => text.replace(/^(#+) (.*)$/gm, "$1 $2 $1")],
  ["names in code", (text) => text.replace(/^\| ([\w-]+) \|/gm, "| `$1` |")],
  ["names in bold", (text) => text.replace(/^\| ([\w-]+) \|/gm, "| **$1** |")],
  ["names that are links", (text) => text.replace(/^\| ([a-z][\w-]+) \| (string|number|boolean|object)/gm, "| [$1](#$1) | $2")],
  ["types in emphasis", (text) => text.replace(/\| (string|number|boolean|object) \|/g, "| *$1* |")],
  ["escaped characters", (text) => text.replace(/^\| ([a-z]+)_([a-z]+) \|/gm, "| $1\\_$2 |")],
  ["rows in another order", (text) => withTables(text, ([header, ...rows]) => [header!, ...rows.toReversed()])],
  ["empty lines", (text) => text.replace(/\n\n/g, "\n\n\n")],
  ["wrapped sentences", (text) => text.replace(/^(?![|#\d]).{90,}$/gm, (line) => line.replace(/(.{60,80}) /g, "$1\n"))],
  ["a comment", (text) => text.replace("\n## ", "\n<!-- Range 0-99. Default 7. -->\n\n## ")],
  ["a comment within a sentence", (text) => text.replace(/\. (?=[A-Z])/, ". <!-- Default 7. --> ")],
  ["headings with numbers", (text) => text.replace(/^(##+) /gm, "$1 2.1 ")],
  ["headings in capitals", (text) => text.replace(/^#+ .*$/gm, (heading) => heading.toUpperCase())],
  ["headings with anchors", (text) => text.replace(/^(##+ .*)$/gm, "$1 {#anchor}")],
  ["bullets for numbers", (text) => text.replace(/^\d\. /gm, "* ")],
  ["line breaks in cells", (text) => text.replace(/\. (Default|Range|Maximum)/g, ".<br>$1")],
  ["minus signs in ranges", (text) => text.replace(/Range (\d+)-(\d+)/g, "Range $1−$2").replace(/\| (\d+) to (\d+) \|/g, "| $1–$2 |")],
  ["values in another order", (text) => text.replace("Allowed values: multiple, single.", "Allowed values: single, multiple.")],
  ["an empty column", (text) => withTables(text, (rows) => rows.map((cells, index) => [...cells, index === 0 ? "Remarks" : ""]))],
  ["numerals as figures", (text) => text.replace(/\btwo\b/g, "2").replace(/\bfive\b/g, "5")],
  ["a thing that is called the default one", (text) => text.replace("Several logins of one and the same user are rejected.", "Several logins of one and the same user are rejected by the default policy.")],
  ["spaces that do not break", (text) => text.replace(/(?<=^(?![|#]| *$).*\w) (?=\w)/gm, "\u00A0").replace(/^\|.*$/gm, (row) => row.replace(/(\w) (\w)/g, "$1\u00A0$2"))],
  ["hyphens that do not break", (text) => text.replace(/Range (\d+)-/g, "Range $1\u2011").replace(/^\| ([a-z]+)-([a-z]+) \|/gm, "| $1\u2011$2 |")],
  ["marks where a name may break", (text) => text.replace(/^\|.*$/gm, (row) => row.replace(/_/g, "_\u200B"))],
  ["tabs in cells", (text) => text.replace(/^\|.*$/gm, (row) => row.replace(/(\w) (\w)/g, "$1\t$2"))],
  ["headings with roman numbers and colons", (text) => text.replace(/^(##+) (.*)$/gm, "$1 IV. $2:")],
  ["headings with anchors of HTML", (text) => text.replace(/^(##+) /gm, '$1 <a id="here"></a>')],
  ["a table of contents", (text) => text.replace("\n\n", `\n\n${[...text.matchAll(/^## (.*)$/gm)].map(([, title]) => `- [${title}](#${title!.toLowerCase().replaceAll(" ", "-")})`).join("\n")}\n\n`)],
  ["a picture", (text) => text.replace("\n## ", "\n![Overview](overview.png)\n\n## ")],
  ["methods in small letters", (text) => text.replace(/\| (GET|PUT|POST|DELETE) \|/g, (cell) => cell.toLowerCase())],
  ["no body as a dash", (text) => text.replace(/(?<=\|.*(?:GET|DELETE) .*)\| none (?=\|)/g, "| – ")],
  ["a column that says of optional fields that they are not required", (text) => withTables(text, (rows) => (/^\s*Field\s*$/.test(rows[0]![0]!) && rows[0]!.length === 3 ? rows.map((cells, index) => [...cells, index === 0 ? "Required" : /Key\.|Object names/.test(cells.join(" ")) ? "yes" : "no"]) : rows))],
  ["preceding seconds", (text) => text.replace(/(?<=over the )last (?=\d+ seconds)/, "preceding ")],
  ["marks of footnotes", (text) => text.replace(/^(\| [\w-]+)( \| \w+ \|.*\.)( \|)$/gm, "$1[^1]$2[^note]$3").replace(/^(?![|#\d]).{60,}\.$/gm, "$&[^2]")],
  ["quotes gone", (text) => text.replace("'sessions'", "`sessions`").replace("'JSON block'", "JSON block")],
  ["marks of notes below a table", (text) => text.replace(/^(\| [\w-]+)( \| \w+ \|.*\.)( \|)$/gm, "$1 [1]$2 (*)$3").replace("\n## Limits", "\n[1] See the table above.\n\n(*) See the list of limits.\n\n## Limits")],
  ["sections together under one heading", (text) => text.replace("## Events\n\nAny events: not shown.\n\n## Errors\n\nAny errors: not shown.\n", "## Events and errors\n\nNeither events nor errors are shown in this document.\n")],
  ["a line of contents", (text) => text.replace("\n## What the service does", "\n**Contents:** [What the service does](#what) · [Events](#events) · [Errors](#errors) · [Limits](#limits)\n\n## What the service does")],
  ["a word on the edition at the end", (text) => `${text}\n---\n\nAbout this edition: this edition corrects misprints. The interface itself is as it was in the previous edition.\n`],
  ["lists of names as bullets", (text) => text.replace(/^([^|:\n]*: )?((?:[\w-]+, ){5,}[\w-]+)\.$/gm, (_, lead: string | undefined, names: string) => `${lead === undefined ? "" : `${lead.trim()}\n\n`}${names.split(", ").map((name) => `- ${name}`).join("\n")}`)],
  ["facts joined by semicolons", (text) => text.replace(/\. (Default|Range)/g, "; $1")],
  ["facts joined by commas", (text) => text.replace(/\. (Default|Range|Maximum)/g, (_, word: string) => `, ${word.toLowerCase()}`)],
  ["a default in brackets", (text) => text.replace(/\. Default (\w+)\./g, " (default: $1).")],
  ["a length in short", (text) => text.replace(/aximum length 64 characters/g, "ax. 64 chars")],
  ["bits in another order", (text) => text.replace("1 (common), 2 (packet), 4 (packet detail), 8 (md5)", "8 (md5), 4 (packet detail), 2 (packet), 1 (common)")],
  ["bits with equals signs", (text) => text.replace("1 (common), 2 (packet), 4 (packet detail), 8 (md5)", "1 = common, 2 = packet, 4 = packet detail and 8 = md5")],
  ["bits with colons", (text) => text.replace("1 (common), 2 (packet), 4 (packet detail), 8 (md5)", "1: common, 2: packet, 4: packet detail, 8: md5")],
  ["labels in bold", (text) => text.replace(/^([\w -]+ block):$/gm, "**$1**")],
  ["labels of several words", (text) => text.replace(/^([\w -]+ block):$/gm, "Fields of the $1:")],
  ["fields as bullets, with their types in brackets", (text) => withBullets(text, (name, type, notes) => `${name} (${type}): ${notes}`)],
  ["fields as bullets, with their types behind dashes", (text) => withBullets(text, (name, type, notes) => `\`${name}\` — ${type}. ${notes}`)],
  ["items as paragraphs", (text) => text.replace(/^\d\. (.*)$/gm, "$1\n")],
  ["names as a numbered list", (text) => text.replace(/^((?:[\w-]+, ){5,}[\w-]+)\.$/gm, (_, names: string) => names.split(", ").map((name, index) => `${index + 1}. ${name}`).join("\n"))],
  ["limits as bullets", (text) => withLines(text, "Item", ([item, limit]) => `- ${item}: ${limit}`)],
  ["limits as paragraphs", (text) => withLines(text, "Item", ([item, limit]) => `${item![0]!.toUpperCase()}${item!.slice(1)}: ${limit}.\n`)],
  ["kinds as bullets", (text) => withLines(text, "Kind", ([kind, meaning, path]) => `- **${kind}**: ${meaning} (${path})`)],
  ["keys behind a colon", (text) => text.replace("its key fields are port-number and protocol", "its key fields: port-number, protocol")],
  ["a column that counts", (text) => withTables(text, (rows) => rows.map((cells, index) => [index === 0 ? "#" : String(index), ...cells]))],
  ["a column for formats", (text) => withTables(text, (rows) => (rows[0]!.join() === "Field,Type,Notes" ? rows.map(([name, type, notes], index) => [name!, type!, index === 0 ? "Format" : (/Format ([\w-]+)\./.exec(notes!)?.[1] ?? ""), notes!.replace(/Format [\w-]+\. ?/, "")]) : rows))],
  ["types in brackets behind names", (text) => withTables(text, (rows) => (rows[0]!.join() === "Field,Type,Notes" ? rows.map(([name, type, notes], index) => [index === 0 ? name! : `${name} (${type})`, notes!]) : rows))],
  ["names in quotes", (text) => text.replace(/^\| ([a-z][\w-]*) \|/gm, '| "$1" |')],
  ["headings that are called sections", (text) => { let count = 0; return text.replace(/^## /gm, () => `## Section ${(count += 1)}: `); }],
  ["nothing but that it is not shown", (text) => text.replace(/^(?:Any )?(?:events|errors|limits|states and transitions): not shown\.$/gim, "Not shown.")],
  ["what is not shown behind a colon", (text) => text.replace(/^(?:Any )?(events|errors|limits): not shown\.$/gim, "Not shown: $1.")],
  ["the scheme of addresses in small letters", (text) => text.replaceAll("HTTPS", "https")],
  ["values with what they mean", (text) => text.replace(/Allowed values: multiple, single\. Default single\. multiple: ([^.]*)\. single: ([^.]*)\./, "Allowed values: multiple ($1), single ($2). Default single.")],
  ["values with what they mean behind dashes", (text) => text.replace(/Allowed values: multiple, single\. Default single\. multiple: ([^.]*)\. single: ([^.]*)\./, "Allowed values: multiple – $1; single – $2. Default single.")],
  ["tables in tags of HTML", (text) => withTags(text, (cell) => cell)],
  ["tables in tags of HTML, on lines of their own and with paragraphs", (text) => withTags(text, (cell) => `\n      <p>${cell}</p>\n\n    `)],
  ["tables as lists of labels", (text) => asLabels(text, (label) => label)],
  ["tables as lists of labels in bold", (text) => asLabels(text, (label) => `**${label}**`)],
  ["a section with the contents", (text) => text.replace(/\n## /, `\n## Contents\n\n${[...text.matchAll(/^(##+) (.*)$/gm)].map(([, marks, title]) => `${"  ".repeat(marks!.length - 2)}- [${title}](#here)`).join("\n")}\n\n## `)],
  ["names on lines of their own in a cell", (text) => text.replace(/^\| ((?:[\w-]+, )+[\w-]+) \|/gm, (_, names: string) => `| ${names.split(", ").join("<br>")} |`)],
  ["unknown for not shown", (text) => text.replace(/: not shown\.$/gm, ": unknown.")],
  ["not given for not shown", (text) => text.replaceAll("not shown", "not given")],
  ["the defaults of booleans in words", (text) => text.replace(/Default 0\./g, "Default false.")],
  ["types called formats", (text) => text.replace(/^\| Field \| (?:JSON type|Type) \|/gm, "| Field | Format |")],
  ["rows of types as bullets", (text) => withLines(text, "Field", ([names, type, notes = ""]) => `- ${names}: ${type}${notes === "" ? "" : `; ${notes}`}`)],
  ["captions over tables", (text) => withCaptions(text, (number) => `Table ${number}.`)],
  ["captions with titles over tables", (text) => withCaptions(text, (number) => `**Table ${number}: An overview**`)],
  ["captions for labels", (text) => text.replace(/^([\w -]+ block):$/gm, "Table 3. Fields of the $1")],
  ["bodies for payloads", (text) => text.replace(/(Request|Response) payload/g, "$1 body").replace("| Path shape | Payload |", "| Path shape | Body |")],
  ["nested objects for blocks", (text) => text.replaceAll("| JSON block", "| Nested object")],
  ["fields as numbered items, with their types in brackets", (text) => { let count = 0; return withBullets(text, (name, type, notes) => `${name} (${type}): ${notes}`).replace(/^[-*] (?=[\w-]+ \((?:string|number|boolean|object)\))/gm, () => `${(count += 1)}. `); }],
  ["defaults of booleans with their words", (text) => text.replace(/Default 0\./g, "Default: 0 (false).")],
  ["placeholders behind colons", (text) => text.replace(/\{(object_collection|object_name)\}/g, ":$1")],
  ["methods before paths", (text) => withTables(text, (rows) => { const at = rows[0]!.indexOf("Method"); return at === -1 || rows.flat().includes("Session") ? rows : rows.map((cells, index) => cells.flatMap((cell, column) => (column === at ? [] : column === at + 1 ? [index === 0 ? "Endpoint" : `${cells[at]} ${cell}`] : [cell]))); })],
  ["not all for only some", (text) => text.replaceAll("Some elements and collections have one, others do not.", "Not all elements and collections have one.")],
  ["front matter", (text) => `---\ntitle: The interface\nversion: 9\ntags:\n  - rest\n---\n\n${text}`],
  ["a title in the front matter alone", (text) => text.replace(/^# (.*)\n/, (_, title: string) => `---\ntitle: "${title}"\nversion: 9\n---\n`)],
  ["front matter between plus signs", (text) => `+++\ntitle = "The interface"\nweight = 9\n+++\n\n${text}`],
  ["whose the document is", (text) => `${text.replace("\n\n", "\n\n*Last updated: 2026-11-01.*\n\n")}\n---\n\n© 2026 Example Inc. All rights reserved.\n`],
  ["tables that open and close", (text) => text.replace(/(?<=\n)((?:\|.*\n)+)/g, "<details>\n<summary>Show the table</summary>\n\n$1\n</details>\n")],
  ["contents in a section before the introduction", (text) => text.replace("\n\n", `\n\n## Table of contents\n\n${[...text.matchAll(/^## (.*)$/gm)].map(([, title]) => `* [${title}](#here)`).join("\n")}\n\n`)],
  ["contents under a label", (text) => text.replace("\n\n", `\n\n**Contents**\n\n${[...text.matchAll(/^## (.*)$/gm)].map(([, title], index) => `${index + 1}. [${title}](#here)`).join("\n")}\n\n`)],
  ["values with slashes between them", (text) => text.replace("Allowed values: multiple, single.", "Allowed values: multiple/single.")],
  ["not possible for cannot", (text) => text.replace("up/down status cannot be altered", "it is not possible to alter up/down status")],
  ["what is not shown in active words", (text) => text.replace("Events: not shown.", "This document does not show events.").replace("Errors: not shown.", "Nothing is shown of errors.")],
  ["labels as words in bold", (text) => text.replace(/^([\w-]+) block:$/gm, "**$1**")],
  ["booleans that are off by default", (text) => text.replace(/(?<=\| boolean \| .*)Default 0\. \|$/gm, "Disabled by default. |")],
  ["can not for cannot", (text) => text.replaceAll("cannot", "can not")],
  ["a row that an empty line parts from its table", (text) => text.replace(/((?:^\|.*\n){4,})(\|.*\n)(?!\|)/gm, "$1\n$2")],
  ["bits on lines of their own", (text) => text.replace("1 (common), 2 (packet), 4 (packet detail), 8 (md5)", "<br>1 (common)<br>2 (packet)<br>4 (packet detail)<br>8 (md5)")],
  ["times in words", (text) => text.replace(/30 seconds(?! |,)/g, "thirty seconds")],
  ["times joined by hyphens", (text) => text.replace(/\| last 30 seconds \|/g, "| the last 30-second period |")],
  ["a lead before names whose type the heading says", (text) => text.replace(/^((?:[\w-]+, ){5,}[\w-]+)\.$/gm, "The fields are: $1.")],
  ["links to the top", (text) => text.replace(/\n(?=## )/g, '\n[Back to top](#top) | [Contents](#contents)\n\n').replace(/\n(?=### )/g, '\n<a href="#top">↑ top</a>\n\n')],
  ["a mark for the contents", (text) => text.replace("\n\n", "\n\n[[_TOC_]]\n\n")],
  ["sentences in alerts", (text) => text.replace(/^(?![|#\d]).*\.$/gm, "> [!NOTE]\n> $&")],
  ["raised marks of notes", (text) => text.replace(/^(\| [a-z][\w-]{2,}) \| (string|boolean|number) /gm, "$1<sup>1</sup> | $2<sup>*</sup> ")],
  ["facts as lists of HTML in cells", (text) => withTables(text, (rows) => (rows[0]!.join() === "Field,Type,Notes" ? rows.map(([name, type, notes]) => [name!, type!, /^[^.:]+\. Default|^JSON/.test(notes!) ? `<ul>${notes!.split(/(?<=\.) /).map((one) => `<li>${one}</li>`).join("")}</ul>` : notes!]) : rows))],
  ["types in short", (text) => text.replace(/\| string \|/g, "| str |").replace(/\| boolean \|/g, "| bool |")],
  ["remarks of headings gone", (text) => text.replace(/^(### (?:Virtual|Operational)[^(\n]*) \(.*\)$/gm, "$1")],
];

/** Each table under a caption of its own. */
function withCaptions(text: string, caption: (number: number) => string): string {
  let count = 0;
  return text.replace(/^\n(?=\|.*\n\|-)/gm, () => `\n${caption((count += 1))}\n\n`);
}

/** Each table in the tags of HTML. */
function withTags(text: string, cell: (written: string) => string): string {
  const plain = (written: string): string => written.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
  return ofTables(text, (rows) => `<table>\n${rows.map((cells, index) => `  <tr>${cells.map((one) => (index === 0 ? `<th>${plain(one)}</th>` : `<td>${cell(plain(one))}</td>`)).join("")}</tr>`).join("\n")}\n</table>\n`);
}

/** Each table as a list of names, with a list of what each column says. */
function asLabels(text: string, label: (title: string) => string): string {
  return ofTables(text, ([titles, ...rows]) => `${rows.map(([name, ...cells]) => [`- ${name}`, ...cells.map((one, index) => `  - ${label(`${titles![index + 1]}:`)} ${one}`)].join("\n")).join("\n")}\n`);
}

function ofTables(text: string, written: (rows: readonly (readonly string[])[]) => string): string {
  return text.replace(/(?:^\|.*\n?)+/gm, (table) => {
    const [titles = [], , ...rows] = table.trimEnd().split("\n").map((line) => line.slice(1, -1).split("|").map((one) => one.trim()));
    return written([titles, ...rows]);
  });
}

/** Of places that the definitions name: in their own document these are changes. */
const formsOfOthers: readonly (readonly [name: string, change: (text: string) => string])[] = [
  ["labels as headings", (text) => text.replace(/^([\w -]+ block):$/gm, "#### $1")],
  ["labels as headings without a noun", (text) => text.replace(/^([\w -]+) block:$/gm, "#### `$1`")],
  ["labels as headings within headings", (text) => text.replace("console block:", "#### console").replace("console type-cfg block:", "##### type-cfg").replace(/^([\w-]+) block:$/gm, "#### $1")],
  ["other names for operations", (text) => text.replace("| Create | POST", "| Add | POST").replace("| Get | GET", "| Retrieve | GET").replace("| Modify |", "| Update |").replace("| Read statistics |", "| Get the statistics |").replace("| Replace or update elements |", "| Modify or overwrite elements |")],
  ["other names for operations with objects", (text) => text.replace("| List objects of a collection |", "| Get all objects in a collection |").replace("| Add an object |", "| Create a new object |").replace("| Delete one object |", "| Remove an object |")],
  ["headings in bold", (text) => text.replace(/^##+ (.*)$/gm, "**$1**")],
  ["headings of one level in bold, with numbers", (text) => { let count = 0; return text.replace(/^## (.*)$/gm, (_, title: string) => `__${(count += 1)}. ${title}:__`); }],
  ["headings in tags of HTML", (text) => text.replace(/^(##+) (.*)$/gm, (_, marks: string, title: string) => `<h${marks.length}>${title}</h${marks.length}>`)],
  ["kinds in small letters", (text) => text.replace(/^\| (Element|Collection|[A-Z][a-z]+ (?:data )?resource) (?=\|)/gm, (row) => row.toLowerCase())],
  ["sentences as bullets", (text) => text.replace(/^(?![|#\d]).*[^:\s]$/gm, (line) => line.split(/(?<=\.) (?=[A-Z])/).map((one) => `- ${one}`).join("\n"))],
  ["items that go on in paragraphs", (text) => text.replace(/^(\d\. .*?[.;]) ([A-Z].*)$/gm, "$1\n\n   $2")],
  ["items that go on in bullets", (text) => text.replace(/^(\d\. .*?[.;]) ([A-Z].*)$/gm, "$1\n   - $2")],
  ["kinds as paragraphs that begin with their names", (text) => withLines(text, "Kind", ([kind, meaning, path]) => `**${kind}.** ${meaning} Example path: ${path}\n`)],
  ["kinds as paragraphs under their names", (text) => withLines(text, "Kind", ([kind, meaning, path]) => `**${kind}**\n\n${meaning} Example path shape: ${path}\n`)],
  ["kinds as paragraphs behind their names", (text) => withLines(text, "Kind", ([kind, meaning, path]) => `**${kind}** – ${meaning} (${path})\n`)],
  ["fields of a block as paragraphs", (text) => text.replace(/(login-cfg block:\n)\n\| Field .*\n.*\n((?:\|.*\n)+)/, (_, label: string, rows: string) => `${label}\n${rows.replace(/^\| (.*) \| (.*) \| (.*) \|$/gm, "**$1** ($2): $3\n")}`)],
  ["sentences as a table of labels", (text) => text.replace("The element URI is /mgmt/v3/authorization. Partition visibility: shared.", "\n| Property | Value |\n|---|---|\n| Element URI | /mgmt/v3/authorization |\n| Partition visibility | shared |\n\n")],
  ["one label as a heading", (text) => text.replace("console type-cfg block:", "#### console type-cfg block")],
];

describe.each(subjects.map((subject) => [subject.name, subject] as const))("%s", (_, subject) => {
  test("is free of drift", () => {
    expect(driftInPlace(subject, subject.text).map(shown)).toEqual([]);
    expect(driftFrom(subject, subject.text).map(shown)).toEqual([]);
    expect(driftSince(subject, subject.text).map(shown)).toEqual([]);
  });

  test.each([...forms, ...formsOfOthers])("%s", (_, change) => {
    expect(driftFrom(subject, change(subject.text)).map(shown)).toEqual([]);
  });

  test.each(forms)("%s, since before", (_, change) => {
    const text = change(subject.text);
    const alone = new Set(driftInPlace(subject, text).map(({ fingerprint }) => fingerprint));
    expect(driftSince(subject, text).filter(({ fingerprint }) => !alone.has(fingerprint)).map(shown)).toEqual([]);
  });

  test("sections in another order", () => {
    const [first, ...others] = sectionsOf(subject.text);
    const blocks = others.reduce<Section[][]>((groups, section) => (section.heading.startsWith("## ") ? [...groups, [section]] : [...groups.slice(0, -1), [...groups.at(-1)!, section]]), []);
    expect(driftFrom(subject, joined([first!, ...blocks.toReversed().flat()])).map(shown)).toEqual([]);
  });

  test("each heading renamed, one by one", () => {
    const sections = sectionsOf(subject.text);
    const found = sections.flatMap((section, index) => {
      const said = section.lines.filter((line) => line.trim() !== "");
      if (index === 0 || said.length === 0) return [];
      const heading = section.heading.replace(/^(#+) .*$/, "$1 Chapter of another name");
      const numbers = /all numbers/.test(section.heading) ? `${heading}, all numbers` : heading;
      return driftFrom(subject, joined(sections.with(index, { ...section, heading: numbers }))).map((finding) => `${section.heading}: ${shown(finding)}`);
    });
    expect(found).toEqual([]);
  });

  test("items of numbered lists in another order", () => {
    const text = subject.text.replace(/(?:^\d\. .*\n)+/gm, (list) => {
      const items = list.trimEnd().split("\n");
      return items.length < 3 ? list : `${items.toReversed().map((item, index) => item.replace(/^\d/, String(index + 1))).join("\n")}\n`;
    });
    expect(driftFrom(subject, text).map(shown)).toEqual([]);
  });
});
