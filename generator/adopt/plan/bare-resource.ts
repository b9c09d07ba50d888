/** A path that came with the kind of what is there, of which no more is known than its path: a resource like another one of that kind. */
import { posix } from "node:path";
import type { TypeAliasDeclaration, TypeLiteralNode } from "ts-morph";
import type { Finding } from "../../drift/finding.ts";
import { uriIn } from "../../drift/paths.ts";
import { literally } from "../../values/pattern.ts";
import { typeName } from "../draft/names.ts";
import { pathOf } from "../draft/resource-files.ts";
import { typeOf } from "../draft/written-uris.ts";
import { nameOf } from "../edit/members.ts";
import { fileOf } from "../edit/spans.ts";
import { sectionAt } from "../edition/edition.ts";
import { printFile } from "../print/file.ts";
import { literal, member, name, record } from "../print/syntax.ts";
import { relative } from "../words/needs.ts";
import { declarationAt, type Context } from "./context.ts";
import { kindName } from "./kind.ts";
import { noteRecords } from "./statements.ts";
import type { Step } from "./step.ts";
import { surveyed } from "./surveyed.ts";

/** The path of a row of kinds, or of a section whose heading names its kind. Undefined where no resource of the kind has a URI and nothing else. */
export function planBareResource(context: Context, finding: Finding): Step | undefined {
  const came = cameWith(context, finding);
  const kin = came === undefined ? undefined : kinOf(context, came.kind);
  if (came === undefined || kin === undefined) return undefined;
  const file = `${context.folder}/${pathOf(came.uri)}.ts`;
  if (context.texts.has(file) || context.service.resources.some(({ uri }) => uri === came.uri)) return undefined;
  const own = fileOf(kin.alias);
  const kind = kindName(kin.alias);
  const module = kin.alias.getSourceFile().getImportDeclarations().find((one) => one.getNamedImports().some((named) => named.getName() === kind))?.getModuleSpecifierValue();
  const [from, to] = [typeOf(kin.uri), typeOf(came.uri)];
  const text = kin.alias.getJsDocs()[0]?.getDescription().trim().replace(new RegExp(`(?<![\\w-])${literally(from)}(?![\\w-])`, "g"), to) ?? "";
  const named = kin.alias.getName().replace(typeName(from), typeName(to));
  const declaration = { is: "alias" as const, exported: true, name: named, type: name(kind, record(member("uri", literal(came.uri)))), comment: { text, tags: [{ tag: "source" as const, text: came.source }] } };
  return {
    is: "step",
    findings: [finding],
    edits: [],
    files: new Map([[file, printFile({ imports: module === undefined ? [] : [{ from: module.startsWith(".") ? relative(posix.join(posix.dirname(own), module), file) : module, names: [kind] }], declarations: [declaration] })]]),
    needs: [],
    says: `${came.uri}: added, like ${kin.alias.getName()}`,
    at: { file, line: 1, column: 1, length: 0 },
  };
}

interface Came {
  readonly uri: string;
  readonly kind: string;
  readonly source: string;
}

function cameWith({ editions: { theirs } }: Context, { fact, document, to, values }: Finding): Came | undefined {
  const { kinds, places, prefixes } = surveyed(theirs.stated);
  const section = sectionAt(theirs, document.line);
  if (section === undefined) return undefined;
  if (fact === "section") {
    const kind = kinds.find((one) => section.section.heading.toLowerCase().includes(`(${one.name.toLowerCase()})`));
    const [path] = section.facts.flatMap((one) => (one.fact === "path" ? [one.value] : []));
    const uri = path === undefined ? undefined : uriIn(path, prefixes);
    return kind === undefined || uri === undefined ? undefined : { uri, kind: kind.name, source: places.section(section) };
  }
  const row = section.blocks.flatMap(({ rows }) => rows).find((one) => one.row.at.line === document.line);
  const kind = row === undefined ? undefined : kinds.find(({ source }) => source === places.row(row.row));
  const uri = values?.to?.fact === "path" && to !== undefined ? uriIn(to, prefixes) : undefined;
  return kind === undefined || uri === undefined ? undefined : { uri, kind: kind.name, source: kind.source };
}

interface Kin {
  readonly alias: TypeAliasDeclaration;
  readonly uri: string;
}

function kinOf(context: Context, kind: string): Kin | undefined {
  const alike = context.service.resources.filter((one) => one.kind === kind && !one.generic);
  return alike.flatMap(({ definition, uri }): readonly Kin[] => {
    const alias = declarationAt(context, definition);
    if (alias?.getKindName() !== "TypeAliasDeclaration") return [];
    const facts = alias.getFirstDescendant((node): node is TypeLiteralNode => node.getKindName() === "TypeLiteral");
    const isBare = facts?.getProperties().every((one) => nameOf(one) === "uri" || noteRecords.includes(nameOf(one))) === true;
    return isBare ? [{ alias: alias as TypeAliasDeclaration, uri }] : [];
  })[0];
}
