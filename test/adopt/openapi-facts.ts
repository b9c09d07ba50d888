/** What an OpenAPI document says, fact by fact and without its words, so that two descriptions of one interface can be compared. */

type Json = { readonly [key: string]: any };

/** What is said, by what it is said of; a description, a name that somebody chose or an example is none of it. */
export function openapiFacts(document: Json): ReadonlyMap<string, string> {
  const facts = new Map<string, string>();
  const say = (of: string, what: unknown): void => void facts.set(facts.has(of) ? `${of} (again)` : of, typeof what === "string" ? what : JSON.stringify(what));
  const say1 = new Saying(document, say);
  say("version", document.info.version);
  for (const { url, variables } of document.servers) say("server", `${url} ${Object.keys(variables ?? {}).join()}`);
  for (const scheme of Object.values<Json>(document.components?.securitySchemes ?? {})) say(`security ${scheme.scheme ?? scheme["x-credential"]?.word}`, [scheme.type, scheme.name, scheme["x-credential"]]);
  for (const { name, required, schema } of document["x-headers"] ?? []) say(`header ${name}`, [required, schema]);
  say1.notes("service", document);
  for (const [path, item] of Object.entries<Json>(document.paths)) say1.pathItem(path, item);
  for (const one of document["x-generic-operations"] ?? []) say1.generic(one);
  return facts;
}

class Saying {
  constructor(readonly document: Json, readonly say: (of: string, what: unknown) => void) {}

  pathItem(path: string, item: Json): void {
    this.say(`${path}`, item["x-kind"]?.name ?? "");
    for (const [name, value] of Object.entries(item["x-kind"]?.facts ?? {})) if (name !== "key" && name !== "sampled") this.say(`${path} ${name}`, value);
    this.parameters(path, item.parameters);
    this.notes(path, item);
    for (const method of ["get", "put", "post", "patch", "delete"]) if (item[method] !== undefined) this.operation(`${method.toUpperCase()} ${path}`, item[method]);
  }

  operation(of: string, operation: Json): void {
    this.parameters(of, operation.parameters);
    const several: readonly Json[] = operation["x-operations"] ?? [];
    if (several.length === 0) this.one(`${of} ${operation["x-effect"]}`, operation, this.body(operation.requestBody), this.answer(operation));
    for (const one of several) this.one(`${of} ${one.effect}`, unprefixed(one), pointed(operation, one.request), pointed(operation, one.answer));
  }

  one(of: string, operation: Json, sent: unknown, answered: unknown): void {
    this.say(of, "");
    for (const key of ["derived", "sampled", "contains", "looks-up"]) if (operation[`x-${key}`] !== undefined) this.say(`${of} ${key}`, operation[`x-${key}`]);
    this.notes(of, operation);
    this.bodyFacts(`${of} sends`, sent);
    this.bodyFacts(`${of} answers`, answered);
  }

  bodyFacts(of: string, body: unknown): void {
    if (typeof body === "string") this.say(of, body);
    else this.schema(of, body as Json);
  }

  body(body: Json | undefined): unknown {
    return body === undefined ? "none" : body["x-not-shown"] !== undefined ? "not-shown" : (body.content?.["application/json"]?.schema ?? "silent");
  }

  answer({ responses }: Json): unknown {
    const [, success] = Object.entries<Json>(responses).find(([status]) => status.startsWith("2"))!;
    return success.content === undefined ? (/nothing of a body/.test(success.description) ? "silent" : "none") : this.body(success);
  }

  parameters(of: string, parameters: readonly Json[] = []): void {
    for (const given of parameters) {
      const { name, in: where, required, schema } = given.$ref === undefined ? given : resolved(this.document, given.$ref);
      this.say(`${of} ${where} ${name}`, required === true ? "required" : "optional");
      this.schema(`${of} ${where} ${name}`, schema);
    }
  }

  /** By their places: what they are called and how they are worded is the author's. */
  notes(of: string, node: Json): void {
    for (const one of node["x-not-shown"]?.map === undefined ? [] : node["x-not-shown"]) this.say(`${of} not shown @ ${place(one.source)}`, "");
    for (const one of node["x-statements"] ?? []) this.say(`${of} statement @ ${place(one.source)}`, "");
    for (const one of node["x-contradictions"] ?? []) this.say(`${of} contradiction @ ${place(one.source)}`, "");
  }

  generic({ method, uri, effect, kind, parameters, request, response, ...rest }: Json): void {
    const of = method === undefined ? `any ${uri}` : `any ${method} ${uri} ${effect}`;
    this.say(of, kind?.name ?? "");
    this.parameters(of, parameters);
    if (method === undefined) return;
    for (const key of ["derived", "sampled", "contains", "looks-up"]) if (rest[key] !== undefined) this.say(`${of} ${key}`, rest[key]);
    for (const [way, body] of [["sends", request], ["answers", response]] as const) this.bodyFacts(`${of} ${way}`, body === undefined ? "none" : body["not-shown"] !== undefined ? "not-shown" : body.silent === true ? "silent" : (body.schema ?? "none"));
  }

  /** Every field by its path, and below it what is known of its value. */
  schema(of: string, schema: Json, seen: readonly string[] = []): void {
    if (schema.$ref !== undefined) {
      if (!seen.includes(schema.$ref)) this.schema(of, { ...resolved(this.document, schema.$ref), ...without(schema, "$ref") }, [...seen, schema.$ref]);
      return;
    }
    const parts: readonly Json[] = schema.allOf ?? [];
    for (const part of parts) this.schema(of, part, seen);
    const own = Object.fromEntries(Object.entries(schema).filter(([key]) => kept.has(key)));
    if (schema["x-not-shown"] !== undefined) own["x-not-shown"] = "";
    if (Object.keys(own).length > 0 && parts.length === 0) this.say(`${of} is`, sorted(own));
    for (const [name, field] of Object.entries<Json>(schema.properties ?? {})) {
      const at = `${of} .${name}`;
      if ((schema.required ?? []).includes(name)) this.say(`${at} required`, "");
      this.schema(at, field, seen);
    }
    if (schema.items !== undefined) this.schema(`${of}[]`, schema.items, seen);
    if (typeof schema.additionalProperties === "object") this.schema(`${of} .*`, schema.additionalProperties, seen);
    (schema.anyOf ?? schema.oneOf ?? []).forEach((one: Json, index: number) => this.schema(`${of} |${index}`, one, seen));
  }
}

const kept = new Set(["type", "format", "enum", "const", "default", "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties", "readOnly", "x-bits", "x-role", "pattern"]);

function sorted(record: Json): Json {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, value]) => [key, key === "enum" ? [...value].map(String).sort() : value]));
}

function without(record: Json, key: string): Json {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== key && one !== "description"));
}

function unprefixed(one: Json): Json {
  return Object.fromEntries(Object.entries(one).map(([key, value]) => [`x-${key}`, value]));
}

function pointed(operation: Json, to: string): unknown {
  return to.startsWith("/") ? to.slice(1).split("/").reduce((at: any, step) => at[step.replaceAll("~1", "/").replaceAll("~0", "~")], operation) : to;
}

function resolved(document: Json, reference: string): Json {
  return reference.slice(2).split("/").reduce((at: any, step) => at[step], document);
}

function place(source: Json | readonly Json[]): string {
  return (Array.isArray(source) ? source : [source]).map(({ section, block, row }) => [section, block, row].filter((part) => part !== undefined).join(" > ")).join(", ");
}
