import type { Entry } from "../entry.ts";

/** "Did you mean …?", or the list of what there is. */
const suggestion = (nearest: string | undefined, known: readonly string[] = []): string | undefined =>
  nearest !== undefined ? `Did you mean "${nearest}"?` : known.length > 0 ? `Known are: ${known.join(", ")}.` : undefined;

/** `a`, `a and b`, `a, b and c`. */
const listed = (texts: readonly string[]): string => texts.join(", ").replace(/, ([^,]*)$/, " and $1");

/** A name as a definition writes it: in quotes where it is no identifier. */
const asKey = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

const furtherFields = "Leave the line in brackets out: an object can hold further fields, unless its type is Closed.";

/** How an `@` is written that begins no tag. */
const plainAt = (tag: string): string => `Where it belongs to the text, write \\@${tag}.`;

/** What to write where a number does not hold what was written. */
const inFewerDigits = (read: string): string =>
  read === "Infinity" ? "No number is as large: say it in the comment alone." : `Write ${read}, and the exact number in the comment.`;

const helped = (message: string, help: string | undefined): Entry => (help === undefined ? { message } : { message, help });

/** How to mend what TypeScript finds. */
export type Remedy =
  | {
      readonly is:
        | "merge"
        | "comment"
        | "comment-end"
        | "comment-ended"
        | "quote-end"
        | "brace-end"
        | "brace-closed"
        | "definition"
        | "plain-number"
        | "field"
        | "braces"
        | "alias"
        | "key"
        | "declaration"
        | "limits";
    }
  | { readonly is: "comma" | "bar" | "default" | "no-limit" | "item-limit" | "further-fields" | "constraint" | "path" | "types-alone" }
  | { readonly is: "angles" | "alias-of"; readonly name: string }
  | { readonly is: "array"; readonly items: string }
  | { readonly is: "said"; readonly says: string }
  | { readonly is: "hexadecimal"; readonly digits: string }
  | { readonly is: "plain-quotes" | "plain-sign" | "invisible-sign"; readonly sign: string }
  | { readonly is: "quoted-name" | "quoted-value"; readonly name: string }
  | { readonly is: "no-quotes" | "quotes" | "value"; readonly value: string }
  | { readonly is: "type"; readonly type: string }
  | { readonly is: "import"; readonly statement: string }
  | { readonly is: "module"; readonly path: string }
  | { readonly is: "modules"; readonly nearest: string | undefined }
  | { readonly is: "form"; readonly form: string; readonly says: string };

function codePoint(sign: string): string {
  return sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
}

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
    case "comment-end":
      return "Close the comment with */.";
    case "comment-ended":
      return "The comment ends here already. Where it belongs to the text, write *\\/.";
    case "quote-end":
      return "Close the text with the quote that opens it.";
    case "brace-end":
      return "Close the brace that opens here.";
    case "brace-closed":
      return "Leave it out, or look above for a brace that closes too early: none is open here.";
    case "definition":
      return 'A definition begins with "export type Name =" or "export interface Name {".';
    case "plain-number":
      return "Write a number in digits alone, without a unit and without signs between its thousands: Range<0, 1000>.";
    case "said":
      return remedy.says;
    case "hexadecimal":
      return `Write it as 0x${remedy.digits}, or in decimal digits: ${Number.parseInt(remedy.digits, 16)}.`;
    case "comma":
      return "A word takes its parameters with commas between them: Range<0, 15>.";
    case "angles":
      return `Write what it takes between < and >: ${remedy.name}<…>.`;
    case "bar":
      return 'Write one | between two values: "a" | "b".';
    case "default":
      return "What holds where no value is given is a word around the type: Default<Type, Value>.";
    case "no-limit":
      return "Where there is no limit on one side, say the other alone: number & Says<{ minimum: 0 }>.";
    case "item-limit":
      return "How many items an array has is said beside it: string[] & Says<{ maxItems: 5 }>.";
    case "array":
      return `Write an array behind the type of its items: ${remedy.items}[].`;
    case "further-fields":
      return furtherFields;
    case "constraint":
      return 'Say which facts the kind knows: <Of extends Facts>, with Facts from "specwright/http" or an interface that extends it.';
    case "path":
      return 'Write the path from its first slash on, without method and host: "/collection/{key}".';
    case "types-alone":
      return "Definitions are read and never executed: they hold types, and import types from other definition files.";
    case "alias-of":
      return `An interface has no "=": write export type ${remedy.name} = …;.`;
    case "declaration":
      return "Declare it in this file, or import it from the file that exports it.";
    case "braces":
      return 'Name what is imported in braces: import type { Name } from "…";.';
    case "plain-quotes":
      return `Write the plain quotes " instead of ${remedy.sign}, which text processors put in their place.`;
    case "invisible-sign":
      return `Leave out the sign U+${codePoint(remedy.sign)}, which cannot be seen.`;
    case "plain-sign":
      return `Write the sign of a plain keyboard: this one is U+${codePoint(remedy.sign)}.`;
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

/** What stands in JSON for a type of another world. */
const inJson: ReadonlyMap<string, string> = new Map(
  Object.entries({
    string: ["String"],
    number: ["Number", "bigint", "BigInt"],
    boolean: ["Boolean"],
    'a string in a format, as Format<"date-time">': ["Date"],
    "{ [name: string]: Type }": ["Map", "WeakMap"],
    "Type[]": ["Set", "WeakSet"],
    'Silent or None, from "specwright/http", for a body that is not there': ["void", "undefined"],
    'NotShown<"…"> where the document does not show what stands here; Silent or None, from "specwright/http", for a body that is not there; and leave out a field that must not be there, of objects that are Closed<{ … }>':
      ["never"],
  }).flatMap(([ours, theirs]) => theirs.map((one) => [one, ours] as const)),
);

function jsonFor(type: string): string {
  if (type.startsWith("`")) return 'Write Pattern<"…">, from "specwright/words", with a regular expression for the texts that it means.';
  const ours = inJson.get(type.replace(/<.*$/s, ""));
  return ours === undefined ? 'Use strings, numbers, booleans, null, literals, arrays and objects of these, or NotShown<"…">.' : `Write ${ours}.`;
}

export const read = {
  "syntax-error": ({ text, number, remedy }: { text: string; number: number; remedy: Remedy | undefined }) =>
    helped(`${text} (TypeScript ${number})`, remedy === undefined ? undefined : wayOut(remedy)),

  "type-error": ({ text, number, remedy }: { text: string; number: number; remedy: Remedy | undefined }) =>
    helped(`${text} (TypeScript ${number})`, remedy === undefined ? undefined : wayOut(remedy)),

  "unknown-tag": ({ tag, known, nearest, said }: { tag: string; known: readonly string[]; nearest: string | undefined; said: string | undefined }) =>
    helped(
      `The comment has a tag "@${tag}", which says nothing to the generator.`,
      said ?? suggestion(nearest === undefined ? undefined : `@${nearest}`) ?? `Known are: ${known.map((one) => `@${one}`).join(", ")}. ${plainAt(tag)}`,
    ),

  "tag-runs-on": ({ tag, rest }: { tag: string; rest: string }) => ({
    message: `The tag "@${tag}" runs on over the lines below it: "${rest}" is read as a part of its name.`,
    help: "What stands below a tag belongs to the tag: move it above the first one.",
  }),

  "tag-twice": ({ tag }: { tag: string }) => ({
    message: `The comment has a second "@${tag}", and only one can hold.`,
    help: `Keep one of them. ${plainAt(tag)}`,
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
    help: `Where it can be missing, write ${asKey(field)}?: and its type without undefined; where it can be empty, null instead of undefined.`,
  }),

  "missing-facts": ({ kind, facts, says }: { kind: string; facts: readonly string[]; says: string | undefined }) => ({
    message: `This ${kind} lacks the ${facts.length === 1 ? "fact" : "facts"} ${listed(facts.map((fact) => `"${fact}"`))}.`,
    help: `Add ${facts.map((fact) => `${asKey(fact)}: …;`).join(" ")}${says === undefined ? "" : ` (${says})`}`,
  }),

  "fields-of-any-name": ({ fact }: { fact: string }) => ({
    message: `The type of "${fact}" has fields of any name, so that nobody can tell which of them are always there and make its key.`,
    help: furtherFields,
  }),

  "fact-is-no-object": ({ fact, written, named }: { fact: string; written: string; named: string | undefined }) => ({
    message: `"${fact}" is ${written}, and the key names fields of an object.`,
    help: `Name the type of one element${named === undefined ? "." : `: ${fact}: ${named};`}`,
  }),

  "accessor-as-a-field": ({ field }: { field: string }) => ({
    message: `"${field}" is written as a getter or setter, which is a part of a program and no field.`,
    help: `Write ${asKey(field)}: Type; and ReadOnly<Type> where only the service sets it.`,
  }),

  "optional-operation": ({ member }: { member: string }) => ({
    message: `The member "${member}" of a kind has a "?", but a resource of the kind has it or has it not.`,
    help: `Leave out the "?". What only some resources of the kind have depends on a fact: IfGiven<Of, "fact", …>.`,
  }),

  "kind-as-an-alias": ({ kind }: { kind: string }) => ({
    message: `"${kind}" is an alias, and a kind is an interface.`,
    help: `Write it as export interface ${kind}<Of extends Facts> extends Resource<Of["uri"]> { … }.`,
  }),

  "unknown-fact": ({ fact, kind, known, nearest }: { fact: string; kind: string; known: readonly string[]; nearest: string | undefined }) =>
    helped(`"${fact}" is no fact of the kind "${kind}".`, suggestion(nearest, known)),

  "unknown-operation-fact": ({ fact, nearest }: { fact: string; nearest: string | undefined }) =>
    helped(`"${fact}" is nothing that can be said of an operation.`, suggestion(nearest) ?? 'The words for operations are in "specwright/http".'),

  "unknown-facet": ({ facet, nearest }: { facet: string; nearest: string | undefined }) =>
    helped(
      `A word says "${facet}", which is no facet.`,
      suggestion(nearest) ?? 'The facets are listed in "specwright/words"; what none of them says belongs into the comment of the field.',
    ),

  "facet-does-not-apply": ({ facet, shape, carriers }: { facet: string; shape: string; carriers: readonly string[] }) => ({
    message: `"${facet}" is said of a type that cannot have it: ${shape}.`,
    help: `It can be said of: ${carriers.join(", ")}.`,
  }),

  "facet-is-no-literal": ({ facet, type }: { facet: string; type: string }) => ({
    message: `"${facet}" is said with the type "${type}", which fixes no value.`,
    help: 'Give a literal, such as 15 or "local".',
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

  "inexact-number": ({ written, read, beyond }: { written: string; read: string; beyond: { readonly facet: string; readonly limit: string } | undefined }) => ({
    message: `${written} has more digits than a number holds, and is read as ${read}.`,
    help:
      beyond === undefined
        ? inFewerDigits(read)
        : `For whole numbers, say the next one as a limit that no value reaches: Integer & Says<{ ${beyond.facet}: ${beyond.limit} }>.`,
  }),

  "inexact-example": ({ written, read }: { written: string; read: string }) => ({
    message: `${written} in an example has more digits than a number holds, and is read as ${read}.`,
    help: `${inFewerDigits(read)} Where the value is a text, put it in quotes.`,
  }),

  "array-of-one-item": ({ type }: { type: string }) => ({
    severity: "warning",
    message: `The type in brackets, [${type}], is an array of exactly one item.`,
    help: `Write ${type}[] for any number of items; where there is always one, give it a name: [item: ${type}].`,
  }),

  "json-schema-as-a-type": ({ type }: { type: string }) => ({
    severity: "warning",
    message: `This is no schema, but an object in which "type" always holds the text "${type}".`,
    help: 'Write the type itself: string, Text<20>, Range<0, 15>, "a" | "b", Item[], { name: string }.',
  }),

  "reserved-name": ({ name }: { name: string }) => ({
    message: `No field can be called "${name}": words and kinds say by it what they say of a type.`,
    help: 'What a word says is said with Says<{ … }>, from "specwright/words". A field of this name cannot be described: say so in the comment of its object.',
  }),

  "array-of-mixed-items": ({ type }: { type: string }) => ({
    severity: "warning",
    message: `No output says what stands at which place of ${type}: there, each item is any of these types.`,
    help: "OpenAPI 3.0 has no words for it: say in the comment of the field what stands where.",
  }),

  "no-json": ({ type }: { type: string }) => ({
    message: `"${type}" is no JSON type.`,
    help: jsonFor(type),
  }),

  "unchecked-type": () => ({
    message: 'The type here is "any", which says nothing of the values.',
    help: 'Write the type that the document states: unknown where it says that any value can stand here, NotShown<"…"> where it does not show which. A type from a package is "any" where the package lacks a file.',
  }),

  "endless-type": () => ({
    message: "A generic type holds itself with ever new parameters, so that it has no end, or types are nested more than 250 deep.",
    help: "Write it as an interface without parameters and export it, so that it can be referred to by its name.",
  }),

  "nested-too-deeply": () => ({
    message: "Types are nested too deeply here to be read.",
    help: "Export what stands within as interfaces with names of their own, and refer to these.",
  }),

  "chain-too-long": () => ({
    message: "The types of this file, or of those that it imports, refer to each other in a chain too long to be read.",
    help: "Refer to the last type of the chain itself; of a chain of aliases, only that one says something.",
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
