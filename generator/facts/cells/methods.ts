/** The methods of HTTP in the cells of a table. */
import type { Row } from "../../documents/document.ts";

const method = "(?:GET|PUT|POST|PATCH|DELETE|HEAD|OPTIONS)";
const list = String.raw`^(?:${method}(?:\s*[,/]\s*|\s+or\s+|\s+and\s+|$))+$`;

/** Whether a cell holds methods and nothing else. */
export function isMethods(cell: string): boolean {
  return listed.test(cell);
}

/** `Methods (object): GET, PUT`: the brackets tell whose they are, and no type. */
export function tellsMethods({ cells }: Pick<Row, "cells">): boolean {
  return cells.some(({ text }) => isMethods(/\):\s*(.*?)\.?$/.exec(text)?.[1] ?? ""));
}

/** The methods that a cell of their column names: in capitals, or in small letters where nothing else stands there. */
export function methodsIn(cell: string): readonly { readonly method: string; readonly index: number; readonly end: number }[] {
  const found = cell.matchAll(inSmallLetters.test(cell.trim()) ? anyCase : capitals);
  return [...found].map(({ index, 0: word }) => ({ method: word.toUpperCase(), index, end: index + word.length }));
}

const listed = new RegExp(list);
const inSmallLetters = new RegExp(list, "i");
const capitals = new RegExp(String.raw`\b${method}\b`, "g");
const anyCase = new RegExp(String.raw`\b${method}\b`, "gi");
