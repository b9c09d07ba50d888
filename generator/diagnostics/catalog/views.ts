/** What can go wrong with templates and the views that they show. */
import type { Entry } from "../entry.ts";

/** `a, b and c` */
const inWords = (words: readonly string[]) => [words.slice(0, -1).join(", "), ...words.slice(-1)].filter((part) => part !== "").join(" and ");

const SAY_VALUE = "Make a value for it in the view, with a function of generator/views/emit.";

export const views = {
  "calls-share-name": ({ name, given, place, one, first }: { name: string; given: string; place: string; one: string; first: string }) => ({
    severity: "warning",
    message: `At "${place}", programs would call ${first} and ${one} alike, by "${name}": the later one is called "${given}".`,
    help: "Leave it so, or rename the member of the kind that is the operation, or the resource that the path leads to. Where it leads to none, it is called after the one that you define there.",
  }),
  "template-language": ({ extensions }: { extensions: readonly string[] }) => ({
    message: "The name of this template does not say which language it writes.",
    help: `Call it <name>.<extension>.hbs, with one of these extensions: ${extensions.join(", ")}.`,
  }),
  "template-syntax": ({ problem }: { problem: string }) => ({
    message: `The template cannot be read: ${problem}.`,
    help: "Check that every {{#…}} has its {{/…}} and every {{ its }}.",
  }),
  "template-unescaped": ({ text }: { text: string }) => ({
    message: `"${text}" would output a value as it is.`,
    help: "Write {{path}}: values bring their own delimiters and escapes.",
  }),
  "template-brace": ({ brace }: { brace: string }) => ({
    message: brace === "{" ? `"{" stands directly before "{{", which together would be another kind of mustache.` : `"}" stands directly after "}}".`,
    help: "Put a space between them.",
  }),
  "template-not-allowed": ({ text }: { text: string }) => ({
    message: `"${text}" is nothing that a template may use.`,
    help: "A template has {{path}}, {{#each}}, {{#if}}, {{#unless}}, {{#with}}, {{> partial}} and comments. What needs more belongs into the view.",
  }),
  "template-unknown-helper": ({ name, nearest }: { name: string; nearest: string | undefined }) => ({
    message: `There is no helper "${name}".${nearest === undefined ? "" : ` Did you mean "${nearest}"?`}`,
    help: "Use each, if, unless or with. What needs more belongs into the view.",
  }),
  "template-unknown-partial": ({ name, known, nearest }: { name: string; known: readonly string[]; nearest: string | undefined }) => ({
    message: `There is no partial "${name}" in this folder or in one around it.${nearest === undefined ? "" : ` Did you mean "${nearest}"?`}`,
    help: known.length === 0 ? `A partial is a file such as _${name}.md.hbs beside the template.` : `There are ${known.join(", ")}.`,
  }),
  "template-block-argument": ({ name }: { name: string }) => ({
    message: `"${name}" takes one path and nothing else.`,
    help: `Write {{#${name} path}}.`,
  }),
  "template-enclosed": ({ path, within }: { path: string; within: string }) => ({
    message: `{{${path}}} stands inside ${within}.`,
    help: "A value writes its whole token, delimiters included: take the delimiters out of the template and let the view make the token.",
  }),
  "template-touching": ({ path, character }: { path: string; character: string }) => ({
    message: `${JSON.stringify(character)} directly after {{${path}}} would become a part of the value.`,
    help: "Put a space between them, or let the view make the whole token.",
  }),
  "template-unbalanced": ({ tag }: { tag: string }) => ({
    message: `What {{${tag}}} opens is not closed within it, or the other way round: quotes, comments, code, tags.`,
    help: "Let every branch and every partial close what it opens.",
  }),
  "template-failed": ({ reason }: { reason: string }) => ({
    message: `The template could not be rendered: ${reason}.`,
    help: "Check for a partial that calls itself without end.",
  }),
  "template-outside": ({ path }: { path: string }) => ({
    message: `The template "${path}" makes no file of a service.`,
    help: "Put it below the folder {service}, or at the top, where it is made once over all services.",
  }),
  "template-placeholder": ({
    path,
    placeholder,
    known,
    nearest,
  }: {
    path: string;
    placeholder: string;
    known: readonly string[];
    nearest: string | undefined;
  }) => ({
    message: `Nothing fills "{${placeholder}}" in the path "${path}".${nearest === undefined ? "" : ` Did you mean "{${nearest}}"?`}`,
    help: `The path of a template can hold {${known[0]}}, and one of ${inWords(known.slice(1).map((name) => `{${name}}`))}.`,
  }),
  "view-missing": ({ path, part }: { path: string; part: string }) => ({
    message: part === path ? `The view has no "${path}".` : `The view has no "${part}" for {{${path}}}.`,
    help: "Check the spelling. What can be absent is null, false or an empty list in the view.",
  }),
  "view-plain": ({ path, found }: { path: string; found: string }) => ({
    message: `{{${path}}} would output ${found}, which was made for no position.`,
    help: SAY_VALUE,
  }),
  "view-other-language": ({ path, kind, language }: { path: string; kind: string; language: string }) => ({
    message: `{{${path}}} is made as ${kind} and stands in ${language}.`,
    help: SAY_VALUE,
  }),
  "view-misplaced": ({ path, kind, where }: { path: string; kind: string; where: string }) => ({
    message: `{{${path}}} is made as ${kind}, which cannot stand ${where}.`,
    help: "Move it, or make the value for this position in the view.",
  }),
  "view-not-list": ({ path, found }: { path: string; found: string }) => ({
    message: `{{#each ${path}}} needs a list; the view has ${found}.`,
  }),
} satisfies Record<string, (holes: never) => Entry>;
