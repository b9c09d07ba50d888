/** What a definition can say that no service can mean: well-formed, and yet nothing can be made of it. */
import type { Entry } from "../entry.ts";

const meant = (nearest: string | undefined, otherwise: string) => (nearest === undefined ? otherwise : `Did you mean "${nearest}"?`);
const alike = (name: string, other: string) => (name === other ? `"${name}"` : `"${other}" and "${name}", which differ only in case`);

/** The values of fields: their limits, defaults and examples. */
const values = {
  "default-does-not-fit": ({ subject, value, why }: { subject: string; value: string; why: string }) => ({
    message: `${subject} has a default that it cannot hold, ${value}: ${why}.`,
    help: "Correct the default, or the type: a default is one of the values that the type allows.",
  }),
  "example-does-not-fit": ({ subject, value, why, asText }: { subject: string; value: string; why: string; asText: boolean }) => ({
    message: `${subject} has an example that it cannot hold, ${value}: ${why}.`,
    help: asText ? `An example is read as JSON. For a text, write it in quotes: @example "${value}".` : "Correct the example, or the type.",
  }),
  "range-upside-down": ({ subject, lowest, highest }: { subject: string; lowest: number; highest: number }) => ({
    message: `${subject} cannot have a value: nothing is at least ${lowest} and at most ${highest}.`,
    help: `Give the smaller limit first: ${highest}, ${lowest}.`,
  }),
  "range-excludes-itself": ({ subject, limit }: { subject: string; limit: number }) => ({
    message: `${subject} cannot have a value: its limits leave ${limit} alone, and exclude it.`,
    help: `Include ${limit} with "minimum" and "maximum", or correct a limit.`,
  }),
  "no-integer-in-range": ({ subject, lowest, highest }: { subject: string; lowest: number; highest: number }) => ({
    message: `${subject} cannot have a value: there is no whole number from ${lowest} to ${highest}.`,
    help: "Widen the range, or leave out that the number is whole.",
  }),
  "step-is-none": ({ subject, step }: { subject: string; step: number }) => ({
    message: `${subject} cannot have a value: nothing is a multiple of ${step}.`,
    help: 'Give a number above 0 with "multipleOf".',
  }),
  "no-multiple-in-range": ({ subject, step, lowest, highest }: { subject: string; step: number; lowest: number; highest: number }) => ({
    message: `${subject} cannot have a value: there is no multiple of ${step} from ${lowest} to ${highest}.`,
    help: "Widen the range, or correct the step.",
  }),
  "neither-read-nor-written": ({ subject }: { subject: string }) => ({
    message: `${subject} is read-only and write-only, so that nobody could ever meet it.`,
    help: "Say one of both: ReadOnly where the service sets the value, WriteOnly where no answer shows it.",
  }),
  "limit-is-no-count": ({ subject, limit, of }: { subject: string; limit: number; of: string }) => ({
    message: `${subject} cannot have ${limit} ${of}.`,
    help: "Give a whole number from 0 on.",
  }),
  "counts-upside-down": ({ subject, least, most, of }: { subject: string; least: number; most: number; of: string }) => ({
    message: `${subject} cannot have a value: nothing has at least ${least} and at most ${most} ${of}.`,
    help: "Exchange the two limits, or correct one of them.",
  }),
  "no-allowed-value": ({ subject }: { subject: string }) => ({
    message: `${subject} is an enumeration without a value.`,
    help: 'Give its values. Where the document does not show them, write NotShown<"…"> or OpenEnum<…, "…">.',
  }),
  "allowed-value-twice": ({ subject, value }: { subject: string; value: string }) => ({
    message: `${subject} allows ${value} twice.`,
    help: "Name each value once.",
  }),
  "value-called-as-a-type": ({ subject, value }: { subject: string; value: string }) => ({
    severity: "warning",
    message: `${subject} always holds the text "${value}", for it stands in quotes.`,
    help: `Write the type without quotes: ${value}.`,
  }),
  "array-of-fixed-values": ({ subject, values }: { subject: string; values: readonly string[] }) => ({
    severity: "warning",
    message: `${subject} always holds all of ${values.join(", ")}, in this order, for they stand in brackets.`,
    help: `Write one value of several with bars: ${values.join(" | ")}.`,
  }),
  "pattern-is-no-expression": ({ subject, pattern, why }: { subject: string; pattern: string; why: string }) => ({
    message: `${subject} has a pattern that is no regular expression, "${pattern}": ${why}.`,
    help: "Write an expression of ECMA-262 as it is read with the flag `u`; in a type, a backslash is written twice.",
  }),
  "no-bits": ({ subject }: { subject: string }) => ({
    message: `${subject} is a sum of bits, and names none.`,
    help: 'Name its bits: Bits<{ 1: "…"; 2: "…" }>.',
  }),
  "bit-is-no-power-of-two": ({ subject, bit, name }: { subject: string; bit: number; name: string }) => ({
    message: `${subject} has a bit ${bit} ("${name}"), which is no power of two.`,
    help: "Give single bits: 1, 2, 4, 8 and so on. A sum of bits has no name of its own.",
  }),
  "bit-twice": ({ subject, bit }: { subject: string; bit: number }) => ({
    message: `${subject} names the bit ${bit} twice.`,
    help: "Name each bit once.",
  }),
  "bit-name-twice": ({ subject, name }: { subject: string; name: string }) => ({
    message: `${subject} calls two bits "${name}".`,
    help: "Give each bit a name of its own.",
  }),
  "bit-beyond-maximum": ({ subject, bit, name, maximum }: { subject: string; bit: number; name: string; maximum: number }) => ({
    message: `${subject} has a bit ${bit} ("${name}"), and its greatest value is ${maximum}: the bit can never be set.`,
    help: "Raise the maximum to the sum of all bits, or leave the bit out.",
  }),
  "type-out-of-reach": ({ subject, type, file, service }: { subject: string; type: string; file: string; service: string }) => ({
    message: `${subject} refers to the type "${type}" of "${file}", which is not among the definitions of "${service}".`,
    help: `Move the type into a file of the service's folder; where it is generic or a word, it can stay.`,
  }),
} satisfies Record<string, (holes: never) => Entry>;

/** Where resources are: URIs and the segments that they are made of. */
const addresses = {
  "definition-copied": ({ first, second, name, uri }: { first: string; second: string; name: string; uri: string }) => ({
    message: `"${second}" and "${first}" both define "${name}" at "${uri}".`,
    help: "Remove one of the two files; or give what it defines a name and a URI of its own.",
  }),
  "unsafe-module": ({ file, reason, name }: { file: string; reason: string; name: string }) => ({
    message: `Outputs are called as "${file}" is, and none can be: ${reason}.`,
    help: `Rename the file, for example to "${name}": what it defines keeps its names.`,
  }),
  "resources-share-uri": (holes: { first: string; firstUri: string; second: string; secondUri: string }) => ({
    message: `Two resources are at one URI: "${holes.second}" at "${holes.secondUri}" and "${holes.first}" at "${holes.firstUri}".${
      holes.firstUri === holes.secondUri ? "" : " A request does not hold the names of placeholders."
    }`,
    help: "Correct one of the URIs, or define one resource, of a kind that has the operations of both.",
  }),
  "operation-of-two-resources": (holes: { method: string; uri: string; resource: string; other: string; first: string; second: string }) => ({
    message: `Two resources have an operation on ${holes.method} ${holes.uri}: "${holes.resource}" (its "${holes.second}") and "${holes.other}" (its "${holes.first}").`,
    help: "Leave the operation to the resource whose URI it is on.",
  }),
  "operations-not-told-apart": (holes: { method: string; first: string; second: string; when: string | undefined }) => ({
    message: `"${holes.second}" and "${holes.first}" are both a ${holes.method} on one URI, and ${
      holes.when === undefined ? "not both say how the service tells them apart" : `both are meant when ${holes.when}`
    }.`,
    help: `Say of each when it is meant: ${initial(holes.method)}<…> & When<"the object is absent">.`,
  }),
  "address-of-nothing": ({ subject, uri, nearest }: { subject: string; uri: string; nearest: string | undefined }) => ({
    message: `${subject} is said to be a resource of its own at "${uri}", and no resource is there.`,
    help: meant(nearest, "Define the resource, or correct the address: it is the URI of a resource, from the service's base address on."),
  }),
  "list-addressed-by-elements": ({ subject, uri, collection }: { subject: string; uri: string; collection: string }) => ({
    message: `${subject} is a list that is said to be addressed by its elements, at "${uri}".`,
    help: `Address the list as a whole, at the collection of its elements: AddressedAt<…[], "${collection}">.`,
  }),
  "placeholder-twice": ({ name, segment }: { name: string; segment: string }) => ({
    message: `"{${name}}" stands twice in the segment "${segment}".`,
    help: "Name each part of a key once.",
  }),
  "placeholders-adjacent": ({ one, other, segment }: { one: string; other: string; segment: string }) => ({
    message: `Nothing separates "{${one}}" from "{${other}}" in the segment "${segment}", so no request says where one ends.`,
    help: `Write what the service expects between them, as in "{${one}}+{${other}}".`,
  }),
  "span-outside-generic": ({ name, uri }: { name: string; uri: string }) => ({
    message: `"{+${name}}" of "${uri}" spans several segments, which the URI of a listed resource cannot.`,
    help: `Write "{${name}}"; for a resource that stands for any object, let its kind extend GenericResource.`,
  }),
  "span-not-alone": ({ name, segment }: { name: string; segment: string }) => ({
    message: `"{+${name}}" spans several segments, and "${segment}" holds more than it.`,
    help: "Give it a segment of its own.",
  }),
  "placeholder-is-no-scalar": ({ name, segment }: { name: string; segment: string }) => ({
    message: `The placeholder "{${name}}" of "${segment}" has a type that cannot be written in a URI.`,
    help: "Give it a string, a number, a boolean, or literals of these.",
  }),
  "uri-repeats-server": ({ path, uri, rest }: { path: string; uri: string; rest: string }) => ({
    severity: "warning",
    message: `The URI "${uri}" begins with the path of the server, which stands before it already: it is called at "${path}${uri}".`,
    help: `Write "${rest}", or leave "${path}" out of the server's URL.`,
  }),
  "dot-segment": ({ segment, uri }: { segment: string; uri: string }) => ({
    message: `The segment "${segment}" of "${uri}" never reaches the service: whoever sends the request resolves it.`,
    help: "Write the path that it leads to.",
  }),
  "broken-escape": ({ segment, escape }: { segment: string; escape: string }) => ({
    message: `"${escape}" in the segment "${segment}" is no percent-encoded byte.`,
    help: 'Write the sign "%" as "%25".',
  }),
  "unsafe-in-path": ({ segment, sign }: { segment: string; sign: string }) => ({
    message: `${JSON.stringify(sign)} in the segment "${segment}" does not reach the service as it is.`,
    help: `Write it as "${encodeURIComponent(sign)}".`,
  }),
} satisfies Record<string, (holes: never) => Entry>;

/** `POST` as the word for it: `Post`. */
function initial(method: string): string {
  return method.charAt(0) + method.slice(1).toLowerCase();
}

/** What things are called. */
const names = {
  "types-share-name": (holes: { name: string; other: string; declared: string; otherDeclared: string }) => ({
    message: `Two types are called ${alike(holes.name, holes.other)} in the outputs: "${holes.otherDeclared}" and "${holes.declared}".`,
    help: 'Rename one of them, or add "@name …" to its comment, which the outputs then take.',
  }),
  "resources-share-name": (holes: { name: string; other: string; uri: string; otherUri: string }) => ({
    message: `Two resources are called ${alike(holes.name, holes.other)}: "${holes.otherUri}" and "${holes.uri}".`,
    help: 'Add "@name …" to the comment of one of them, or rename its type.',
  }),
  "operations-share-name": (holes: { id: string; member: string; noun: string; otherMember: string; otherNoun: string }) => ({
    message: `Two operations are called "${holes.id}": "${holes.otherMember}" of ${holes.otherNoun} and "${holes.member}" of ${holes.noun}.`,
    help: 'Rename a member of its kind, or add "@name …" to the comment of a resource, or to that of a member, whose operation is called so.',
  }),
  "credentials-share-name": ({ name, other }: { name: string; other: string }) => ({
    message: `Two ways to authenticate are called ${alike(name, other)}.`,
    help: "Rename one of them.",
  }),
  "no-name": ({ what }: { what: string }) => ({
    message: `${what} has no name.`,
    help: "Give the name as it is on the wire.",
  }),
  "no-letter-in-name": ({ what }: { what: string }) => ({
    message: `This ${what} has a name without a letter or a digit, of which no name for the outputs can be made.`,
    help: what === "operation" ? "Rename the member of its kind." : 'Rename it, or add "@name …" to its comment.',
  }),
} satisfies Record<string, (holes: never) => Entry>;

/** What is said of operations. */
const operations = {
  "no-status": ({ operation, status }: { operation: string; status: string }) => ({
    message: `"${operation}" has an answer with the status "${status}", which HTTP does not have.`,
    help: 'A status is a number from 100 to 599, or a class of them: "4XX".',
  }),
  "success-is-failure": ({ operation, status }: { operation: string; status: string }) => ({
    message: `"${operation}" succeeds with the status ${status}, which is one of failure.`,
    help: `Give the status of success, and this one among its failures: Failures<{ ${status}: … }>.`,
  }),
  "failure-is-success": ({ operation, status }: { operation: string; status: string }) => ({
    message: `"${operation}" fails with the status ${status}, which is one of success.`,
    help: `Give the status of success as Status<${status}>; a failure that comes with it is a statement or a contradiction.`,
  }),
  "status-twice": ({ operation, status }: { operation: string; status: string }) => ({
    message: `"${operation}" has two answers with the status ${status}.`,
    help: "Give one answer for each status, a union of both where they differ.",
  }),
  "looks-up-nothing": (holes: { operation: string; placeholder: string; uri: string; nearest: string | undefined }) => ({
    message: `"${holes.operation}" looks objects up by "{${holes.placeholder}}", which "${holes.uri}" does not hold.`,
    help: meant(holes.nearest, "Name a placeholder of its URI."),
  }),
  "samples-no-field": ({ names, nearest }: { names: string; nearest: string | undefined }) => ({
    message: `The sampled counters are said to be listed in "${names}", which is no field of the object.`,
    help: meant(nearest, 'Name the field by its path in the object, with dots: "block.field".'),
  }),
  "window-not-positive": ({ operation, window }: { operation: string; window: number }) => ({
    message: `"${operation}" samples over a window of ${window} seconds.`,
    help: "Give a number of seconds greater than 0.",
  }),
  "no-window": ({ operation }: { operation: string }) => ({
    message: `"${operation}" samples over no window.`,
    help: "Give the windows in seconds: Sampled<…, [30], …>.",
  }),
  "no-media-type": ({ name }: { name: string }) => ({
    message: `"${name}" is no media type.`,
    help: 'Write a type, a slash and a subtype, as in "application/problem+json".',
  }),
  "no-header-name": ({ name }: { name: string }) => ({
    message: `HTTP allows no header "${name}".`,
    help: "Use letters of the Latin alphabet, digits and `-`.",
  }),
  "no-cookie-name": ({ name }: { name: string }) => ({
    message: `HTTP allows no cookie "${name}".`,
    help: "Use letters of the Latin alphabet, digits, `-` and `_`.",
  }),
  "no-address": ({ url }: { url: string }) => ({
    message: `"${url}" is no address.`,
    help: 'Write it as the document has it: "https://…", or a path. Where the document gives none, leave it out.',
  }),
  "parameter-is-credential": ({ name }: { name: string }) => ({
    severity: "warning",
    message: `The parameter "${name}" carries the credential as well.`,
    help: "Leave it out of the operation: each request has it, since a way to authenticate says so.",
  }),
  "unknown-scheme": ({ scheme, known, nearest }: { scheme: string; known: readonly string[]; nearest: string | undefined }) => ({
    message: `The service has no way to authenticate that is called "${scheme}".`,
    help:
      nearest === undefined
        ? known.length === 0
          ? "It has none: name those of the document in its `security`."
          : `It has: ${known.join(", ")}.`
        : `Did you mean "${nearest}"?`,
  }),
  "scopes-of-no-token": ({ scheme }: { scheme: string }) => ({
    message: `"${scheme}" has no scopes: these belong to access tokens of OAuth 2 and of OpenID Connect.`,
    help: `Write \`${scheme}: []\`, and state in \`statements\` what the document says besides.`,
  }),
  "unknown-scope": ({ scope, scheme, known, nearest }: { scope: string; scheme: string; known: readonly string[]; nearest: string | undefined }) => ({
    message: `"${scheme}" gives no token the scope "${scope}".`,
    help:
      nearest === undefined
        ? `Its flows name: ${known.join(", ")}. Add the scope to them, or leave them without scopes where the document does not list all.`
        : `Did you mean "${nearest}"?`,
  }),
  "carried-together": ({ scheme, other, carrier }: { scheme: string; other: string; carrier: string }) => ({
    message: `"${other}" and "${scheme}" are needed together, and both are carried by ${carrier}, which a request has once.`,
    help: "Where each of them suffices, make each an entry of its own.",
  }),
  "header-twice": ({ name, other }: { name: string; other: string }) => ({
    message: `One request has the header "${name}" twice${name === other ? "" : `, the other time as "${other}": HTTP knows no case in names of headers`}.`,
    help: "State it once: on the service where every request has it, otherwise on the operation.",
  }),
} satisfies Record<string, (holes: never) => Entry>;

/** What is said of the service, and what is noted anywhere. */
const statements = {
  "empty-fact": ({ fact }: { fact: string }) => ({
    message: `The service has no ${fact}.`,
    help: `Give it as a literal: ${fact}: "…".`,
  }),
  "no-resources": ({ service }: { service: string }) => ({
    message: `The service "${service}" has no resources.`,
    help: 'Export an alias of a kind from a file in its folder: export type Servers = Collection<{ uri: "/servers"; … }>.',
  }),
  "no-server-url": ({ url, wrong }: { url: string; wrong: string }) => ({
    message: `The address "${url}" of a server ${wrong}.`,
    help: 'Write it as "https://{host}/v1" or "https://api.example/v1".',
  }),
  "server-variable-not-given": ({ name, url, nearest }: { name: string; url: string; nearest: string | undefined }) => ({
    message: `Nothing stands in for "{${name}}" of the address "${url}".`,
    help:
      nearest === undefined
        ? `Give a stand-in: Server<"…", { ${name}: "…" }>.`
        : `"${nearest}" is given: call it "${name}", or write "{${nearest}}" in the address.`,
  }),
  "server-variable-not-used": ({ name, url }: { name: string; url: string }) => ({
    message: `"${name}" is given a value, and the address "${url}" has no "{${name}}".`,
    help: "Leave it out, or correct the address.",
  }),
  "server-variable-empty": ({ name }: { name: string }) => ({
    message: `What stands in for "{${name}}" is empty.`,
    help: 'Give a value that a reader takes for an example, such as "https://api.example".',
  }),
  "empty-statement": ({ name }: { name: string }) => ({
    message: `The statement "${name}" says nothing.`,
    help: "Say it as a literal sentence, or leave it out.",
  }),
  "empty-gap": () => ({
    message: "Something is not shown, but it is not said what.",
    help: 'Complete "not shown: …" with a noun phrase: NotShown<"the allowed values">.',
  }),
  "contradiction-says-nothing": ({ about }: { about: string }) => ({
    message:
      about.trim() === "" ? "It is not said what this contradiction is about." : `The contradiction about "${about}" has a reading or a choice that is empty.`,
    help: "Give what it is about, two readings and the choice, each as a literal sentence.",
  }),
  "contradiction-of-one-reading": ({ about }: { about: string }) => ({
    message: `The contradiction about "${about}" has fewer than two readings.`,
    help: 'Give each statement that disagrees, with its place: Reading<"…", "section > row">.',
  }),
  "readings-are-the-same": ({ about }: { about: string }) => ({
    message: `Two readings of the contradiction about "${about}" say the same.`,
    help: "Say how the readings differ, or leave the contradiction out.",
  }),
} satisfies Record<string, (holes: never) => Entry>;

export const rules = { ...values, ...addresses, ...names, ...operations, ...statements } satisfies Record<string, (holes: never) => Entry>;
