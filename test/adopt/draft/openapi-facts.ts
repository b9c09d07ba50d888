/** What an OpenAPI document says, fact by fact and without its words, so that two descriptions of one interface can be compared. */
interface Json {
  readonly [key: string]: any;
}

type Say = (of: string, what?: unknown) => void;

/** What is said, by what it is said of; a description, a name that somebody chose or an example is none of it. */
export function openapiFacts(document: Json): ReadonlyMap<string, string> {
  const facts = new Map<string, string>();
  const say: Say = (of, what = "") => void facts.set(facts.has(of) ? `${of} (again)` : of, typeof what === "string" ? what : JSON.stringify(what));
  say("version", document.info.version);
  for (const { url, variables } of document.servers) say("server", `${url} ${Object.keys(variables ?? {}).join()}`);
  for (const scheme of Object.values<Json>(document.components?.securitySchemes ?? {})) say(`security ${scheme.scheme ?? scheme["x-credential"]?.word}`, [scheme.type, scheme.name, scheme["x-credential"]]);
  for (const { name, required, schema } of document["x-headers"] ?? []) say(`header ${name}`, [required, schema]);
  for (const [path, item] of Object.entries<Json>(document.paths)) sayPath(document, path, item, say);
  for (const one of document["x-generic-operations"] ?? []) sayGeneric(document, one, say);
  return new Map([...facts, ...notesIn(document)]);
}

/** Wherever they stand: what holds them, what they are called and how they are worded is the author's. */
function notesIn(document: Json): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  const kinds = [["x-not-shown", "not shown"], ["x-statements", "statement"], ["x-contradictions", "contradiction"]] as const;
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) look(one);
    else if (typeof node === "object" && node !== null) {
      for (const [key, what] of kinds) {
        const held: unknown = (node as Json)[key] ?? (node as Json)[key.slice(2)];
        if (Array.isArray(held)) for (const { source } of held) if (source !== undefined) notes.set(`${what} @ ${place(source)}`, "");
      }
      for (const one of Object.values(node)) look(one);
    }
  };
  look(document);
  return notes;
}

function sayPath(document: Json, path: string, item: Json, say: Say): void {
  say(path, item["x-kind"]?.name ?? "");
  for (const [name, value] of Object.entries(item["x-kind"]?.facts ?? {})) if (!["key", "sampled", "type"].includes(name)) say(`${path} ${name}`, value);
  sayParameters(document, path, item.parameters, say);
  for (const method of ["get", "put", "post", "patch", "delete"]) {
    if (item[method] === undefined) continue;
    const [of, operation] = [`${method.toUpperCase()} ${path}`, item[method] as Json];
    sayParameters(document, of, operation.parameters, say);
    const several: readonly Json[] = operation["x-operations"] ?? [];
    if (several.length === 0) sayOperation(document, `${of} ${operation["x-effect"]}`, prefixed(operation), [bodyOf(operation.requestBody), answerOf(operation)], say);
    for (const one of several) sayOperation(document, `${of} ${one.effect}`, one, [pointed(operation, one.request), pointed(operation, one.answer)], say);
  }
}

function sayOperation(document: Json, of: string, operation: Json, bodies: readonly [sent: unknown, answered: unknown], say: Say): void {
  say(of);
  for (const key of ["derived", "sampled", "contains", "looks-up"]) if (operation[key] !== undefined) say(`${of} ${key}`, operation[key]);
  (["sends", "answers"] as const).forEach((way, index) => {
    const body = bodies[index];
    if (typeof body === "string") say(`${of} ${way}`, body);
    else saySchema(document, `${of} ${way}`, body as Json, say);
  });
}

function sayGeneric(document: Json, operation: Json, say: Say): void {
  const { method, uri, effect, parameters, request, response } = operation;
  const of = method === undefined ? `any ${uri}` : `any ${method} ${uri}`;
  sayParameters(document, of, parameters, say);
  const body = (given: Json | undefined): unknown => (given === undefined ? "none" : given["not-shown"] !== undefined ? "not-shown" : given.silent === true ? "silent" : (given.schema ?? "none"));
  if (method === undefined) say(of);
  else sayOperation(document, `${of} ${effect}`, operation, [body(request), body(response)], say);
}

function sayParameters(document: Json, of: string, parameters: readonly Json[] = [], say: Say): void {
  for (const given of parameters) {
    const { name, in: where, required, schema } = given.$ref === undefined ? given : resolved(document, given.$ref);
    say(`${of} ${where} ${name}`, required === true ? "required" : "optional");
    saySchema(document, `${of} ${where} ${name}`, schema, say);
  }
}

/** Every field by its path, and below it what is known of its value. */
function saySchema(document: Json, of: string, schema: Json, say: Say, seen: readonly string[] = []): void {
  if (schema.$ref !== undefined) {
    const { $ref, ...beside } = schema;
    if (!seen.includes($ref)) saySchema(document, of, { ...resolved(document, $ref), ...beside }, say, [...seen, $ref]);
    return;
  }
  for (const part of schema.allOf ?? []) saySchema(document, of, part, say, seen);
  const own = Object.fromEntries(Object.entries(schema).filter(([key]) => kept.has(key)).sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, value]) => [key, key === "enum" ? value.map(String).sort() : key === "x-not-shown" ? "" : value]));
  if (schema["x-contradictions"] !== undefined) own["x-contradictions"] = "";
  if (Object.keys(own).length > 0 && schema.allOf === undefined) say(`${of} is`, own);
  for (const [name, field] of Object.entries<Json>(schema.properties ?? {})) {
    if ((schema.required ?? []).includes(name)) say(`${of}.${name} required`);
    saySchema(document, `${of}.${name}`, field, say, seen);
  }
  if (schema.items !== undefined) saySchema(document, `${of}[]`, schema.items, say, seen);
  if (typeof schema.additionalProperties === "object") saySchema(document, `${of}.*`, schema.additionalProperties, say, seen);
  (schema.anyOf ?? schema.oneOf ?? []).forEach((one: Json, index: number) => saySchema(document, `${of}|${index}`, one, say, seen));
}

const kept = new Set(["type", "format", "enum", "const", "default", "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties", "readOnly", "pattern", "x-bits", "x-role", "x-not-shown"]);

function bodyOf(body: Json | undefined): unknown {
  return body === undefined ? "none" : body["x-not-shown"] !== undefined ? "not-shown" : (body.content?.["application/json"]?.schema ?? "silent");
}

function answerOf({ responses }: Json): unknown {
  const [, success] = Object.entries<Json>(responses).find(([status]) => status.startsWith("2"))!;
  return success.content === undefined ? (success.description.includes("nothing of a body") ? "silent" : "none") : bodyOf(success);
}

function prefixed(operation: Json): Json {
  return Object.fromEntries(Object.entries(operation).map(([key, value]) => [key.replace(/^x-/, ""), value]));
}

function pointed(operation: Json, to: string): unknown {
  return to.startsWith("/") ? to.slice(1).split("/").reduce((at: any, step) => at[step.replaceAll("~1", "/").replaceAll("~0", "~")], operation) : to;
}

function resolved(document: Json, reference: string): Json {
  return reference.slice(2).split("/").reduce((at: any, step) => at[step], document) as Json;
}

function place(source: Json | readonly Json[]): string {
  return (Array.isArray(source) ? source : [source]).map(({ section, block, row }) => [section, block, row].filter((part) => part !== undefined).join(" > ")).join(", ");
}

/** Where two documents differ: alike differences of several fields in one line. */
export function differences(ours: ReadonlyMap<string, string>, theirs: ReadonlyMap<string, string>): readonly string[] {
  const alike = new Map<string, string[]>();
  for (const of of new Set([...ours.keys(), ...theirs.keys()])) {
    if (ours.get(of) === theirs.get(of)) continue;
    const [, around = of, name = "", behind = ""] = /^(.* (?:sends|answers)\S*\.)([^.|[\s]+)((?:\|\d)? \S+)$/.exec(of) ?? [];
    const line = `${around}*${behind}: ${ours.has(of) ? (ours.get(of) || "said") : "-"} → ${theirs.has(of) ? (theirs.get(of) || "said") : "-"}`;
    const known = alike.get(line) ?? alike.set(line, []).get(line)!;
    known.push(name);
  }
  return [...alike].map(([line, names]) => line.replace("*", names.length > 3 ? `{${names.length} fields}` : names.join()));
}
