import type { Entry } from "../report.ts";

/** "Did you mean …?", or the list of what there is. */
const suggestion = (nearest: string | undefined, known: readonly string[] = []): string | undefined =>
  nearest !== undefined ? `Did you mean "${nearest}"?` : known.length > 0 ? `Known are: ${known.join(", ")}.` : undefined;

const helped = (message: string, help: string | undefined): Entry => (help === undefined ? { message } : { message, help });

/** How to mend what TypeScript finds. */
export type Remedy =
  | { readonly is: "merge" | "comment" | "field" | "braces" | "alias" | "key" | "declaration" | "limits" }
  | { readonly is: "plain-quotes" | "plain-sign"; readonly sign: string }
  | { readonly is: "quoted-name" | "quoted-value"; readonly name: string }
  | { readonly is: "no-quotes" | "quotes" | "value"; readonly value: string }
  | { readonly is: "type"; readonly type: string }
  | { readonly is: "import"; readonly statement: string }
  | { readonly is: "module"; readonly path: string }
  | { readonly is: "modules"; readonly nearest: string | undefined }
  | { readonly is: "form"; readonly form: string; readonly says: string };

function wayOut(remedy: Remedy): string {
  switch (remedy.is) {
    case "merge":
      return "Keep the lines of one side, or of both, and remove the marks.";
    case "comment":
      return "Write a comment as /** … */.";
    case "field":
      return "Write a field as name: Type; and one that can be missing as name?: Type;.";
    case "alias":
      return "A definition is a type: write export type Name = …; without a value.";
    case "limits":
      return "What limits a value is a word around its type: Text<Max> for a length, Range<Min, Max> for a number.";
    case "key":
      return 'A key is made of fields that are always there, which are those without "?", and whose type says what they hold: neither any nor unknown. Each stands in braces, with + between them: "{a}+{b}".';
    case "declaration":
      return "Declare it in this file, or import it from the file that exports it.";
    case "braces":
      return 'Name what is imported in braces: import type { Name } from "…";.';
    case "plain-quotes":
      return `Write the plain quotes " instead of ${remedy.sign}, which text processors put in their place.`;
    case "plain-sign":
      return `Write the sign of a plain keyboard: this one is U+${remedy.sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}.`;
    case "quoted-name":
      return `Put the name in quotes: "${remedy.name}".`;
    case "quoted-value":
      return `Put a value in quotes: "${remedy.name}". A type is declared here or imported.`;
    case "no-quotes":
      return `Write it without quotes: ${remedy.value}.`;
    case "quotes":
      return `Write it in quotes: "${remedy.value}".`;
    case "value":
      return `Did you mean "${remedy.value}"?`;
    case "type":
      return `Write ${remedy.type}, or a word from "specwright/words".`;
    case "import":
      return `Import it: ${remedy.statement}`;
    case "module":
      return `Did you mean "${remedy.path}"?`;
    case "modules":
      return suggestion(remedy.nearest) ?? 'Words for types are in "specwright/words", those for operations in "specwright/http".';
    case "form":
      return `It is ${remedy.form}${remedy.says === "" ? "." : `: ${remedy.says}`}`;
  }
}

export const read = {
  "syntax-error": ({ text, number, remedy }: { text: string; number: number; remedy: Remedy | undefined }) =>
    helped(`${text} (TypeScript ${number})`, remedy === undefined ? undefined : wayOut(remedy)),

  "type-error": ({ text, number, remedy }: { text: string; number: number; remedy: Remedy | undefined }) =>
    helped(`${text} (TypeScript ${number})`, remedy === undefined ? undefined : wayOut(remedy)),

  "unknown-tag": ({ tag, known, nearest, said }: { tag: string; known: readonly string[]; nearest: string | undefined; said: string | undefined }) =>
    helped(
      `The comment has a tag "@${tag}", which says nothing to the generator.`,
      said ?? suggestion(nearest === undefined ? undefined : `@${nearest}`, known.map((one) => `@${one}`)),
    ),

  "tag-runs-on": ({ tag, rest }: { tag: string; rest: string }) => ({
    message: `The tag "@${tag}" runs on over the lines below it: "${rest}" is read as a part of its name.`,
    help: "What stands below a tag belongs to the tag: move it above the first one.",
  }),

  "tag-twice": ({ tag }: { tag: string }) => ({
    message: `The comment has a second "@${tag}", and only one can hold.`,
    help: "Keep one of them.",
  }),

  "stray-comment": ({ tag }: { tag: string | undefined }) => ({
    message: `This comment belongs to nothing${tag === undefined ? "" : `, and its ${tag} is lost`}: TypeScript attaches none that stands behind other code on a line.`,
    help: "Put it on a line of its own, above what it describes.",
  }),

  "plain-comment": ({ opening, tag }: { opening: string; tag: string }) => ({
    message: `This comment begins with ${opening}, and its ${tag} is lost: only what begins with /** describes what stands below it.`,
    help: "Write it as /** … */.",
  }),

  "class-as-a-type": ({ name }: { name: string }) => ({
    message: `"${name}" is a class, which is a part of a program and no type of a value.`,
    help: `Write it as an interface: export interface ${name} { … }.`,
  }),

  "undefined-beside-a-value": ({ field }: { field: string }) => ({
    message: `The field "${field}" is always there and can be undefined, for which JSON has nothing.`,
    help: `Where it can be missing, write ${/^[A-Za-z_$][\w$]*$/.test(field) ? field : JSON.stringify(field)}?: and its type without undefined; where it can be empty, null instead of undefined.`,
  }),

  "unknown-fact": ({ fact, kind, known, nearest }: { fact: string; kind: string; known: readonly string[]; nearest: string | undefined }) =>
    helped(`"${fact}" is no fact of a ${kind}.`, suggestion(nearest, known)),

  "unknown-operation-fact": ({ fact, nearest }: { fact: string; nearest: string | undefined }) =>
    helped(`"${fact}" is nothing that can be said of an operation.`, suggestion(nearest) ?? 'The words for operations are in "specwright/http".'),

  "unknown-facet": ({ facet, nearest }: { facet: string; nearest: string | undefined }) =>
    helped(`A word says "${facet}", which is no facet.`, suggestion(nearest) ?? 'The facets are listed in "specwright/words".'),

  "facet-does-not-apply": ({ facet, shape, carriers }: { facet: string; shape: string; carriers: readonly string[] }) => ({
    message: `"${facet}" is said of a type that cannot have it: ${shape}.`,
    help: `It can be said of: ${carriers.join(", ")}.`,
  }),

  "facet-is-no-literal": ({ facet, type }: { facet: string; type: string }) => ({
    message: `"${facet}" is said with the type "${type}", which fixes no value.`,
    help: "Give a literal, such as 15 or \"local\".",
  }),

  "words-do-not-mix": () => ({
    message: "Two words on one type contradict each other, so that no value is left.",
    help: "Use one word, and give it its default and limits as parameters: Range<0, 15, 3>.",
  }),

  "overlooked-resource": ({ name, why }: { name: string; why: string }) => ({
    message: `"${name}" is a resource that no output would have: ${why}.`,
    help: `Write it at the top of a file as "export type ${name} = Kind<{ … }>".`,
  }),

  "kind-without-a-place": ({ kind, name }: { kind: string; name: string }) => ({
    message: `"${kind}" has operations and does not say where they are, so that no output would have "${name}".`,
    help: `Let the kind extend Resource: export interface ${kind}<Of extends Facts> extends Resource<Of["uri"]> { … }.`,
  }),

  "resource-within": ({ kind }: { kind: string }) => ({
    message: `A resource of the kind "${kind}" stands within something else, where no output would have it.`,
    help: `Write it at the top of a file as "export type Name = ${kind}<{ … }>".`,
  }),

  "resource-of-another-folder": ({ name }: { name: string }) => ({
    message: `"${name}" is a resource of another folder: no output of this service would have it.`,
    help: "Move its file into the folder of the service, or write the resource here, of the types that stand there.",
  }),

  "resource-as-a-type": ({ name }: { name: string }) => ({
    message: `"${name}" is a resource, and no type of a value.`,
    help: 'Name the type of what it holds. A resource stands at the top of a file, as "export type Name = Kind<{ … }>".',
  }),

  "map-of-some-names": ({ keys }: { keys: string }) => ({
    message: `A map has keys of any name; "${keys}" means some of them only.`,
    help: "Write { [name: string]: … }, and say in its comment which names there are.",
  }),

  "inexact-number": ({ written, read }: { written: string; read: string }) => ({
    message: `${written} has more digits than a number holds, and is read as ${read}.`,
    help: `Write ${read}, and the exact number in the comment.`,
  }),

  "no-json": ({ type }: { type: string }) => ({
    message: `"${type}" is no JSON type.`,
    help: "Use strings, numbers, booleans, null, literals, arrays and objects of these, or NotShown<\"…\">.",
  }),

  "unchecked-type": () => ({
    message: 'The type here is "any", which says nothing of the values.',
    help: 'Write the type that the document states: unknown where it says that any value can stand here, NotShown<"…"> where it does not show which. A type from a package is "any" where the package lacks a file.',
  }),

  "endless-type": () => ({
    message: "A generic type holds itself with ever new parameters, so that it has no end.",
    help: "Write it as an interface without parameters and export it, so that it can be referred to by its name.",
  }),

  "recursive-type-without-name": () => ({
    message: "A type without a name of its own holds itself.",
    help: "Export it as an interface, so that it can be referred to by its name.",
  }),

  "uri-is-no-literal": ({ member }: { member: string }) => ({
    message: `The URI of "${member}" is no literal once the kind is evaluated.`,
    help: 'Give the fact "uri" as a literal, and build longer ones with Under<Of["uri"], "…">.',
  }),

  "no-operation": ({ member }: { member: string }) => ({
    message: `The member "${member}" of a kind is neither an operation nor a resource.`,
    help: 'A kind holds operations such as Get<…>, and nested kinds that extend Resource, from "specwright/http".',
  }),
} satisfies Record<string, (holes: never) => Entry>;
