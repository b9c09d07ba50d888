/** The methods of HTTP in the words of definitions. */
import type { Effect } from "../../model/operation.ts";

/** The word of an operation: `Get`. */
export function methodWord(method: string): string {
  return method[0]! + method.slice(1).toLowerCase();
}

/** What an operation does where its definition does not say so. */
export const usualEffects: { readonly [method: string]: Effect } = {
  GET: "read",
  HEAD: "read",
  POST: "create",
  PUT: "replace",
  PATCH: "modify",
  DELETE: "delete",
};

/** Whether a text is a method that definitions have a word for, in capitals as HTTP has it. */
export function isMethod(text: string): boolean {
  return Object.hasOwn(usualEffects, text);
}

/** Whether the word of an operation names what is sent. */
export function takesBody(method: string): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "DELETE";
}

/** Whether it names what is answered: to HEAD nothing is. */
export function hasAnswer(method: string): boolean {
  return method !== "HEAD";
}
