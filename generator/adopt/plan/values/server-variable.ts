/** What a document writes for the address of a server, such as `{host}`, where it writes another name for it. */
import type { TypeLiteralNode, TypeReferenceNode } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { literalPattern } from "../../../values/pattern.ts";
import { nameOf, propertyOf, renameMember } from "../../edit/members.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { fileOf } from "../../edit/spans.ts";
import { declarationAt, type PlanningContext } from "../../planning-context.ts";
import type { Step } from "../../step.ts";

/** None where the document still has the old name, or has no one name in its place. */
export function planServerVariables(context: PlanningContext, findings: readonly Finding[]): readonly Step[] {
  const {
    service,
    editions: { ours, theirs },
  } = context;
  const added = [...new Set(findings.flatMap(({ to }) => /^\{([^{}]+)\}/.exec(to ?? "")?.[1] ?? []))].filter((name) => !ours.text.includes(`{${name}}`));
  const removed = serversIn(context)
    .flatMap((server) => variablesOf(server).map((name) => ({ server, name })))
    .filter(({ name }) => ours.text.includes(`{${name}}`) && !theirs.text.includes(`{${name}}`));
  const [[to, ...further], [from, ...others]] = [added, removed];
  if (to === undefined || from === undefined || further.length + others.length > 0) return [];
  return [
    {
      is: "step",
      findings: findings.filter((finding) => finding.to?.includes(`{${to}}`)),
      edits: [...renamed(from.server, from.name, to), ...(ours.file === theirs.file ? [] : replacedIn(ours.file, ours.text, 0, from.name, to))],
      bringsDocument: true,
      needs: [],
      says: `the address of the service: {${from.name}} → {${to}}`,
      at: service.definition,
    },
  ];
}

export function serversIn(context: PlanningContext): readonly TypeReferenceNode[] {
  const service = declarationAt(context, context.service.definition);
  return (
    service
      ?.getDescendants()
      .filter(
        (node): node is TypeReferenceNode => node.getKindName() === "TypeReference" && (node as TypeReferenceNode).getTypeName().getText() === "Server",
      ) ?? []
  );
}

function variablesOf(server: TypeReferenceNode): readonly string[] {
  return valuesOf(server)?.getProperties().map(nameOf) ?? [];
}

function valuesOf(server: TypeReferenceNode): TypeLiteralNode | undefined {
  const values = server.getTypeArguments()[1];
  return values?.getKindName() === "TypeLiteral" ? (values as TypeLiteralNode) : undefined;
}

function renamed(server: TypeReferenceNode, from: string, to: string): readonly Edit[] {
  const [address] = server.getTypeArguments();
  const property = propertyOf(valuesOf(server)!, from)!;
  return [...replacedIn(fileOf(server), address!.getText(), address!.getStart(), from, to), renameMember(property, to)];
}

function replacedIn(file: string, text: string, offset: number, from: string, to: string): readonly Edit[] {
  const written = `{${from}}`;
  const places = [...text.matchAll(new RegExp(literalPattern(written), "g"))];
  return places.map(({ index }) => ({ file, start: offset + index, end: offset + index + written.length, text: `{${to}}` }));
}
