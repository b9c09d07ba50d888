import type { Entry } from "../entry.ts";

export const openapi = {
  "closed-intersection": ({ version }: { version: string }) => ({
    severity: "warning",
    message: `OpenAPI ${version} cannot say that a combination of types has no other fields: one of its parts is not a plain object.`,
    help: "Make every part of the combination an object type, or leave out `Closed`.",
  }),
  "component-name": ({ name }: { name: string }) => ({
    message: `OpenAPI cannot name a component "${name}".`,
    help: "Use letters of the Latin alphabet, digits, `.`, `-` and `_`.",
  }),
  "same-component": ({ name }: { name: string }) => ({
    message: `Two schemas are called "${name}" in the OpenAPI document. A type whose requests differ from its answers also takes its name with "Input" after it.`,
    help: "Rename one of the two types.",
  }),
  "same-operation-id": ({ id }: { id: string }) => ({
    message: `Two operations have the operationId "${id}".`,
    help: "Rename a type or a member of a kind, so that their ids differ.",
  }),
  "same-path": ({ one, other }: { one: string; other: string }) => ({
    message: `"${other}" matches the same paths as "${one}", which OpenAPI forbids.`,
    help: "Give the placeholders the same names in both.",
  }),
  redocly: ({ rule, severity, message, pointer, reference }: RedoclyProblem) => ({
    severity,
    message: `Redocly's rule "${rule}" finds at ${pointer === "" ? "the root" : `/${pointer}`}: ${message}`,
    ...(reference === undefined ? {} : { help: `Read about the rule at ${reference}.` }),
  }),
  "redoc-failed": ({ said }: { said: string }) => ({
    message: `Redocly made no page of the OpenAPI document. It says: ${said}`,
    help: "Let its rules look at the document: npx specwright check.",
  }),
} satisfies Record<string, (holes: never) => Entry>;

export interface RedoclyProblem {
  readonly rule: string;
  readonly severity: "error" | "warning";
  readonly message: string;
  /** Into the document, without its first slash. */
  readonly pointer: string;
  readonly reference: string | undefined;
}
