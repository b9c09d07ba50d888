/** Kinds that the document gives no name, and that one resource alone is of: they stand beside it, those of several in a file of their own. */
import { groupBy } from "../../../values/group-by.ts";
import { importsFrom } from "../../print/imports.ts";
import type { DeclarationSyntax, FileSyntax } from "../../print/syntax.ts";
import { moduleOf } from "../../words/general-type.ts";
import { typeNamesIn } from "../../print/names-in.ts";
import type { Kind } from "../kinds/kinds.ts";
import type { ResourceFile } from "./drafting.ts";

/** The kinds of several resources, and the files with the kinds of their own. */
export interface KindsByFile {
  readonly shared: readonly Kind[];
  readonly files: readonly ResourceFile[];
}

export function withOwnKinds(kinds: readonly Kind[], files: readonly ResourceFile[]): KindsByFile {
  const uses = usesIn(files);
  const placed = groupBy(
    kinds
      .filter(({ isNamed }) => !isNamed)
      .flatMap((kind) => {
        const [file, another] = uses.get(kind.name) ?? [];
        return file !== undefined && another === undefined && canStandIn(file, kind) ? [{ file, kind }] : [];
      }),
    ({ file }) => file,
  );
  const moved = new Set([...placed.values()].flat().map(({ kind }) => kind));
  return {
    shared: kinds.filter((kind) => !moved.has(kind)),
    files: files.map((one) => {
      const own = placed.get(one) ?? [];
      return own.length === 0
        ? one
        : {
            ...one,
            file: holding(
              one.file,
              own.map(({ kind }) => kind),
            ),
          };
    }),
  };
}

/** The files with the resources of each kind, one for each resource. */
function usesIn(files: readonly ResourceFile[]): ReadonlyMap<string, readonly ResourceFile[]> {
  const uses = files.flatMap((one) => one.file.declarations.flatMap((declaration) => kindOf(declaration) ?? []).map((kind) => ({ kind, file: one })));
  return new Map([...groupBy(uses, ({ kind }) => kind)].map(([kind, of]) => [kind, of.map(({ file }) => file)]));
}

/** What an alias is made of: its kind, if it is a resource. */
function kindOf(declaration: DeclarationSyntax): string | undefined {
  return declaration.is === "alias" && declaration.type.is === "name" ? declaration.type.name : undefined;
}

/** The names that a kind needs are the vocabulary's, and mean nothing else in the file. */
function canStandIn({ file }: ResourceFile, { declarations }: Kind): boolean {
  const declared = new Set(file.declarations.map(({ name }) => name.toLowerCase()));
  const own = new Set(declarations.map(({ name }) => name));
  return (
    [...own].every((name) => !declared.has(name.toLowerCase())) &&
    foreignIn(declarations).every((name) => moduleOf(name) !== undefined && !declared.has(name.toLowerCase()))
  );
}

/** The names of declarations that are none of TypeScript's and of their own. */
function foreignIn(declarations: readonly DeclarationSyntax[]): readonly string[] {
  const own = new Set(declarations.flatMap(({ name, parameters = [] }) => [name, ...parameters.map((one) => one.name)]));
  return [...typeNamesIn(declarations)].filter((name) => /^\p{Lu}/u.test(name) && !own.has(name));
}

/** That the document has no name for it is nothing to doubt of a kind that nobody else names. */
function beside(declaration: DeclarationSyntax): DeclarationSyntax {
  const { guesses: _, ...comment } = declaration.comment ?? {};
  return { ...declaration, exported: false, ...(declaration.comment === undefined ? {} : { comment }) };
}

/** The file with each of the kinds behind the resource that is of it. */
function holding({ imports, declarations, ...file }: FileSyntax, kinds: readonly Kind[]): FileSyntax {
  const byName = new Map(kinds.map((kind) => [kind.name, kind.declarations.map(beside)]));
  const kept = imports.flatMap(({ from, names }) => names.filter((name) => !byName.has(name)).map((name) => ({ from, name })));
  const needed = foreignIn(kinds.flatMap((kind) => kind.declarations)).map((name) => ({ from: moduleOf(name)!, name }));
  return {
    ...file,
    imports: importsFrom([...kept, ...needed]),
    declarations: declarations.flatMap((one) => [one, ...(byName.get(kindOf(one) ?? "") ?? [])]),
  };
}
