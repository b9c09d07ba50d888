/** An editor over the shipped clients: what it offers after a dot, what it shows on hover, and what it underlines. */
import ts from "typescript";
import { clientFolder, clients } from "./project.ts";

export interface Editor {
  /** What is offered at a marker, which is written as a comment of its name, or within the quotes that follow it. */
  readonly offered: (marker: string) => readonly string[];
  /** What is shown of the name that a marker stands before: its type, and its documentation as Markdown. */
  readonly hovered: (marker: string) => { readonly type: string; readonly said: string };
  /** What is underlined, and why. */
  readonly underlined: () => readonly { readonly text: string; readonly why: string }[];
}

const file = "/program.ts";

/** A text in quotes that is no key. */
const isValue = /^"[^"]*"(?!:)/;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["lib.es2023.d.ts", "lib.es2024.string.d.ts", "lib.dom.d.ts"],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  paths: Object.fromEntries(clients.flatMap((client) => [[`${client}-client`, [`${clientFolder(client)}/src/index.ts`]], [`${client}-client/*`, [`${clientFolder(client)}/src/*.ts`]]])),
};

export function editorOf(text: string): Editor {
  const service = ts.createLanguageService(hostOf(text));
  const after = (marker: string): number => {
    const place = text.indexOf(`/*${marker}*/`);
    if (place < 0) throw new Error(`There is no marker ${marker}.`);
    return place + marker.length + "/**/".length;
  };
  return {
    offered: (marker) => {
      const place = after(marker) + (isValue.test(text.slice(after(marker))) ? 1 : 0);
      return service.getCompletionsAtPosition(file, place, { includeCompletionsWithInsertText: true })?.entries.map(({ name }) => name) ?? [];
    },
    hovered: (marker) => {
      const info = service.getQuickInfoAtPosition(file, after(marker));
      const tags = (info?.tags ?? []).map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`);
      return { type: ts.displayPartsToString(info?.displayParts), said: [ts.displayPartsToString(info?.documentation), ...tags].filter((one) => one !== "").join("\n\n") };
    },
    underlined: () =>
      service.getSemanticDiagnostics(file).map(({ start = 0, length = 0, messageText }) => ({ text: text.slice(start, start + length), why: ts.flattenDiagnosticMessageText(messageText, "\n") })),
  };
}

/** The program out of memory, all else from the disk. */
function hostOf(text: string): ts.LanguageServiceHost {
  return {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const found = path === file ? text : ts.sys.readFile(path);
      return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found);
    },
    getCurrentDirectory: () => "/",
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: (path) => (path === file ? text : ts.sys.readFile(path)),
    directoryExists: (path) => ts.sys.directoryExists(path),
  };
}
