/** A path that came with the kind of what is there, of which no more is known than its path: a resource like another one of that kind. */
import { posix } from "node:path";
import type { TypeAliasDeclaration, TypeLiteralNode } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { uriIn } from "../../../drift/subject/paths.ts";
import { wordPattern } from "../../../values/pattern.ts";
import { resourceFilePath } from "../../draft/files/file-paths.ts";
import { typeName } from "../../draft/names.ts";
import { resourceTargets } from "../../draft/resources/targets.ts";
import { typeSegmentOf } from "../../draft/resources/written-uris.ts";
import { nameOf } from "../../edit/members.ts";
import { fileOf } from "../../edit/spans.ts";
import { rowsInSection } from "../../edition/row-lookup.ts";
import { sectionAt } from "../../edition/section-at.ts";
import { declarationAt, type PlanningContext } from "../../planning-context.ts";
import { printFile } from "../../print/file.ts";
import { literalType, member, recordType, typeReference, type DeclarationSyntax } from "../../print/syntax.ts";
import { stepOf, type Step } from "../../step.ts";
import { relativeModule } from "../../words/needs.ts";
import { kindName } from "../kind.ts";
import { endpointOf, kindOfOperation as interfaceOf, knownOperationsAt } from "../known-operations.ts";
import { noteRecords } from "../notes/entries.ts";
import { surveyed } from "../surveyed.ts";

/** The path of a row of kinds, or of a section whose heading names its kind. Undefined where no resource of the kind has a URI and nothing else. */
export function planBareResource(context: PlanningContext, finding: Finding, all: readonly Finding[]): Step | undefined {
  const came = cameWith(context, finding, all);
  const kin = came === undefined ? undefined : kinOf(context, came);
  if (came === undefined || kin === undefined) return undefined;
  const file = `${context.folder}/${resourceFilePath(came.uri)}.ts`;
  if (context.texts.has(file) || context.service.resources.some(({ uri }) => uri === came.uri)) return undefined;
  const own = fileOf(kin.alias);
  const kind = kindName(kin.alias);
  const module = kin.alias
    .getSourceFile()
    .getImportDeclarations()
    .find((one) => one.getNamedImports().some((named) => named.getName() === kind))
    ?.getModuleSpecifierValue();
  const [from, to] = [typeSegmentOf(kin.uri), typeSegmentOf(came.uri)];
  const fields = kin.fields === undefined ? [] : [fieldsUnknown(kin.fields.holder, typeName(from), typeName(to), came)];
  const text =
    fields.length > 0
      ? `${typeName(to)}, of which the document lists no fields.`
      : (kin.alias
          .getJsDocs()[0]
          ?.getDescription()
          .trim()
          .replace(new RegExp(wordPattern(from), "gu"), to) ?? "");
  const named = kin.alias.getName().replace(typeName(from), typeName(to));
  const declaration = {
    is: "alias" as const,
    exported: true,
    name: named,
    type: typeReference(kind, recordType(member("uri", literalType(came.uri)), ...fields.map((one) => member(kin.fields!.fact, typeReference(one.name))))),
    comment: { text, tags: [{ tag: "source" as const, text: came.source }] },
  };
  return {
    ...stepOf(finding),
    edits: [],
    files: new Map([
      [
        file,
        printFile({
          imports:
            module === undefined
              ? []
              : [{ from: module.startsWith(".") ? relativeModule(posix.join(posix.dirname(own), module), file) : module, names: [kind] }],
          declarations: [declaration, ...fields],
        }),
      ],
    ]),
    says: `${came.uri}: added, like ${kin.alias.getName()}`,
    at: { file, line: 1, column: 1, length: 0 },
    ...(fields.length === 0 ? {} : { guesses: [`${came.uri}: its kind and its facts, by those of ${kin.alias.getName()}`] }),
  };
}

/** Any fields: the document lists none. */
function fieldsUnknown(holder: string, from: string, to: string, { source }: Came): DeclarationSyntax {
  const named = holder.includes(from) ? holder.replace(from, to) : typeName(to, "Fields");
  return {
    is: "alias",
    exported: true,
    name: named,
    type: { is: "map", value: typeReference("unknown") },
    comment: { text: "The document lists no fields.", tags: [{ tag: "source", text: source }] },
  };
}

interface Came {
  readonly uri: string;
  /** The name of its kind. */
  readonly kind: string;
  /** The interfaces of the kinds that have the operation in whose row the path came. */
  readonly interfaces?: ReadonlySet<string>;
  readonly source: string;
}

function cameWith(context: PlanningContext, { fact, document, to, values, change }: Finding, all: readonly Finding[]): Came | undefined {
  const { theirs } = context.editions;
  const survey = surveyed(theirs.stated);
  const { kinds, places, prefixes } = survey;
  const section = sectionAt(theirs, document.line);
  if (section === undefined || change === "removed") return undefined;
  if (fact === "section") {
    const kind = kinds.find((one) => section.section.heading.toLowerCase().includes(`(${one.name.toLowerCase()})`));
    const [path] = section.facts.flatMap((one) => (one.fact === "path" ? [one.value] : []));
    const uri = path === undefined ? undefined : uriIn(path, prefixes);
    return kind === undefined || uri === undefined ? undefined : { uri, kind: kind.name, source: places.section(section) };
  }
  const row = [...rowsInSection(section)].find((one) => one.row.at.line === document.line);
  const uri = row !== undefined && values?.to?.fact === "path" && to !== undefined ? uriIn(to, prefixes) : undefined;
  if (row === undefined || uri === undefined || hasSection(context, uri, all)) return undefined;
  const kind = kinds.find(({ source }) => source === places.row(row.row));
  if (kind !== undefined) return { uri, kind: kind.name, source: kind.source };
  const endpoint = endpointOf(survey, row);
  const [operation, ...others] = endpoint === undefined || endpoint.uris.length < 2 ? [] : knownOperationsAt(context, row, endpoint);
  return operation === undefined
    ? undefined
    : { uri, kind: "", interfaces: new Set([operation, ...others].map(({ property }) => interfaceOf(property).getName())), source: places.row(row.row) };
}

/** A section that came lists its fields: our edition has none such, or has it and no definition speaks of it. */
function hasSection({ editions: { theirs, pairs } }: PlanningContext, uri: string, all: readonly Finding[]): boolean {
  const added = new Set(all.flatMap(({ fact, change, document }) => (fact === "section" && change === "added" ? [document.line] : [])));
  return resourceTargets(surveyed(theirs.stated)).targets.some(
    (one) => one.uri === uri && one.fields !== undefined && (pairs.section(one.fields) === undefined || added.has(one.fields.section.at.line)),
  );
}

interface Kin {
  readonly alias: TypeAliasDeclaration;
  readonly uri: string;
  /** The fact that is the type of the fields, where the kind asks for one. */
  readonly fields?: { readonly fact: string; readonly holder: string };
}

/** Of the kind, one that has no more than its URI, else one whose fields are all that it has besides, and that has endpoints of its own as the new one has. */
function kinOf(context: PlanningContext, { kind, interfaces, uri: wanted }: Came): Kin | undefined {
  const alike = context.service.resources
    .filter((one) => (interfaces !== undefined || one.kind === kind) && !one.generic)
    .flatMap(({ definition, uri }): readonly Kin[] => {
      const alias = declarationAt(context, definition);
      if (alias?.getKindName() !== "TypeAliasDeclaration" || interfaces?.has(kindName(alias as TypeAliasDeclaration)) === false) return [];
      const facts =
        alias
          .getFirstDescendant((node): node is TypeLiteralNode => node.getKindName() === "TypeLiteral")
          ?.getProperties()
          .filter((one) => nameOf(one) !== "uri" && !noteRecords.includes(nameOf(one))) ?? [];
      const held = facts.flatMap((one) => alias.getSourceFile().getInterface(one.getTypeNode()?.getText() ?? "") ?? []);
      const [fact] = facts.filter((one) => one.getTypeNode()?.getText() === held[0]?.getName());
      const others = facts.filter((one) => one !== fact && one.getTypeNode()?.getKindName() !== "LiteralType");
      return others.length > 0
        ? []
        : [{ alias: alias as TypeAliasDeclaration, uri, ...(fact === undefined ? {} : { fields: { fact: nameOf(fact), holder: held[0]!.getName() } }) }];
    });
  const listed = new Set(surveyed(context.editions.theirs.stated).endpoints.flatMap(({ uris }) => uris));
  const isLike = (one: Kin): boolean => listed.has(one.uri) === listed.has(wanted);
  return alike.find(({ fields }) => fields === undefined) ?? alike.find(isLike) ?? alike[0];
}
