/** A stub of the service: `createStub(service, { seed: 1 })`. Servers and handlers of Mock Service Worker are modules of their own. */
export { service } from "./service.ts";
export { createStub, Stub, type Dump, type Endpoint, type StubOptions, type StubRequest } from "./runtime/stub.ts";
export { toFetch } from "./runtime/fetch.ts";
export { withCors } from "./runtime/cors.ts";
export { choices, type Choices } from "./runtime/choices.ts";
export type { Answer } from "./runtime/answer.ts";
export type { CredentialOptions } from "./runtime/credentials.ts";
export type { Declaration } from "./runtime/declare.ts";
export type { Fault, FaultRule } from "./runtime/faults.ts";
export type { Json, JsonObject, ServiceData, Shape } from "./runtime/data.ts";
export type { Problem, Reason, Refusal } from "./runtime/refusal.ts";
