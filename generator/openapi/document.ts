/**
 * The documents that come out: the types of `openapi-types`, in one place extended by the keys of `vocabulary.ts` and by
 * what its types of 3.1 lack for 3.0 and 3.2. One set of types serves the three versions, whose documents differ in
 * a few keywords of schemas, and in certificates of clients, which 3.0 has no word for.
 */
import type { OpenAPIV3, OpenAPIV3_1 } from "openapi-types";
import type { Effect, Method } from "../model/operation.ts";
import type { Place } from "../model/origin.ts";
import type { Json, Role } from "../model/shape.ts";

export type Version = "3.0.3" | "3.1.1" | "3.2.0";

/** A place in the service's document, which `x-document` names, or several. */
export type Sources = Place | readonly Place[];

export interface StatementNote {
  name: string;
  says: string;
  source: Sources;
}

export interface GapNote {
  name: string;
  what: string;
  source: Sources;
}

export interface ContradictionNote {
  name: string;
  about: string;
  readings: { says: string; source: Place }[];
  choice: string;
  source: Sources;
}

/** What stands on the root, on path items and on operations. */
export interface NoteExtensions {
  "x-statements"?: StatementNote[];
  "x-not-shown"?: GapNote[];
  "x-contradictions"?: ContradictionNote[];
}

export interface SampledExtension {
  names: string;
  windows: number[];
  aggregates: string[];
}

/** What is needed together: scopes by scheme. */
export type Requirement = { [scheme: string]: string[] };

/** What an operation is, beyond OpenAPI: the keys of one entry of `x-operations`, and with `x-` of an operation. */
export interface OperationFacts {
  effect: Effect;
  when?: string;
  derived?: Place;
  sampled?: SampledExtension;
  contains?: true;
  "looks-up"?: string;
  access?: Requirement[];
  statements?: StatementNote[];
  "not-shown"?: GapNote[];
  contradictions?: ContradictionNote[];
  source: Sources;
}

export interface OperationIdentity extends OperationFacts {
  id: string;
  name: string;
  summary: string;
  deprecated?: true;
  request?: BodyPlace;
  answer?: BodyPlace;
}

/** A JSON pointer from the operation on, or why there is none: `none`, `silent`, `not-shown`. */
export type BodyPlace = string;

export interface HeaderNote {
  name: string;
  required: boolean;
  description?: string;
  schema: Schema;
  source: Sources;
}

export interface KindExtension {
  name: string;
  facts?: { [fact: string]: Json };
}

export interface CredentialExtension {
  header: string;
  word?: string;
  credential: string;
}

export interface FlowExtension {
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  scopes?: { [scope: string]: string };
}

/** How a token is obtained, as far as the document says it and OpenAPI has no place for it. */
export interface TokenExtension {
  by: "oauth2" | "openIdConnect";
  flows?: { [flow: string]: FlowExtension };
}

/** One direction of a generic operation. */
export interface GenericBody {
  status?: string;
  description?: string;
  /** Where it is not JSON. */
  "media-type"?: string;
  schema?: Schema;
  example?: Json;
  "not-shown"?: string;
  /** The document says nothing of a body. */
  silent?: true;
  source?: Sources;
}

/** A resource whose URI no path of OpenAPI can say, and its operation where it has one. */
export interface GenericOperation extends Partial<Omit<OperationIdentity, "request" | "answer">> {
  kind: KindExtension;
  method?: string;
  uri: string;
  description?: string;
  parameters?: Parameter[];
  request?: GenericBody;
  response?: GenericBody;
  failures?: GenericBody[];
  resource?: { statements?: StatementNote[]; "not-shown"?: GapNote[]; contradictions?: ContradictionNote[] };
  source: Sources;
}

export type SchemaType = "string" | "number" | "integer" | "boolean" | "null" | "object" | "array";

type Nested = "type" | "items" | "properties" | "additionalProperties" | "allOf" | "oneOf" | "anyOf" | "not";

export interface Schema extends Omit<OpenAPIV3_1.BaseSchemaObject, Nested> {
  $ref?: string;
  type?: SchemaType | SchemaType[];
  items?: Schema;
  properties?: { [name: string]: Schema };
  additionalProperties?: boolean | Schema;
  /** 3.1 and later. */
  unevaluatedProperties?: boolean;
  /** 3.0 alone. */
  nullable?: boolean;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
  "x-role"?: Role;
  "x-bits"?: { bit: number; name: string }[];
  "x-not-shown"?: string;
  "x-contradictions"?: ContradictionNote[];
  "x-source"?: Sources;
}

export interface Reference {
  $ref: string;
}

export interface Parameter extends Omit<OpenAPIV3.ParameterBaseObject, "schema" | "content" | "examples" | "example"> {
  name: string;
  in: "path" | "query" | "header";
  schema: Schema;
  example?: Json;
}

export interface MediaType {
  schema: Schema;
  example?: Json;
}

/** By media type. */
export interface Content {
  [mediaType: string]: MediaType;
}

export interface RequestBody extends Omit<OpenAPIV3_1.RequestBodyObject, "content"> {
  content: Content;
  "x-not-shown"?: string;
}

export interface Response extends Omit<OpenAPIV3_1.ResponseObject, "content" | "headers" | "links"> {
  content?: Content;
  "x-not-shown"?: string;
  "x-source"?: Sources;
}

type Extended<Facts> = { [Key in keyof Facts & string as `x-${Key}`]?: Facts[Key] };

export interface Operation extends Extended<OperationFacts> {
  tags: string[];
  summary: string;
  description?: string;
  operationId: string;
  deprecated?: true;
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody;
  responses: { [status: string]: Response | Reference };
  security?: Requirement[];
  "x-operations"?: OperationIdentity[];
  "x-headers"?: HeaderNote[];
}

export type Verb = Lowercase<Method>;

export interface PathItem extends NoteExtensions, Partial<Record<Verb, Operation>> {
  description?: string;
  parameters?: (Parameter | Reference)[];
  "x-kind"?: KindExtension;
  "x-source"?: Sources;
}

export interface ServerObject extends OpenAPIV3_1.ServerObject {
  "x-source"?: Sources;
}

/** 3.1 and later. */
export interface MutualTls {
  type: "mutualTLS";
  description?: string;
}

/** A way to authenticate that a version has no word for. */
export interface CertificateNote {
  name: string;
  description?: string;
  source: Sources;
}

export type SecurityScheme = (OpenAPIV3.SecuritySchemeObject | MutualTls) & {
  "x-access-token"?: TokenExtension;
  "x-credential"?: CredentialExtension;
  "x-source"?: Sources;
};

export interface Components {
  schemas?: { [name: string]: Schema };
  responses?: { [name: string]: Response };
  parameters?: { [name: string]: Parameter };
  securitySchemes?: { [name: string]: SecurityScheme };
}

export interface OpenApiDocument extends NoteExtensions {
  openapi: Version;
  info: OpenAPIV3_1.InfoObject;
  servers?: ServerObject[];
  security?: OpenAPIV3_1.SecurityRequirementObject[];
  tags?: OpenAPIV3_1.TagObject[];
  paths: { [path: string]: PathItem };
  components?: Components;
  "x-headers"?: HeaderNote[];
  "x-generic-operations"?: GenericOperation[];
  /** 3.0 alone. */
  "x-client-certificates"?: CertificateNote[];
  "x-authentication"?: "not-stated" | "in-statements";
  "x-document": string;
  "x-source": Sources;
}
