/**
 * A kind that came, of resources below others: `<path of a thing>/summary`. They stand where the data do that the document has
 * already, below what it does not list; which of the listed resources have them, a person says.
 */
import type { InterfaceDeclaration, PropertySignature, TypeReferenceNode } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { memberName, typeName, uniqueName } from "../../draft/names.ts";
import type { Endpoint } from "../../draft/survey/endpoint.ts";
import type { KindRow } from "../../draft/survey/kind-rows.ts";
import { addMember } from "../../edit/members.ts";
import { appendToFile, fileOf } from "../../edit/spans.ts";
import { rowAt, rowsIn } from "../../edition/row-lookup.ts";
import { declarationAt, type PlanningContext } from "../../planning-context.ts";
import { printDeclaration } from "../../print/file.ts";
import { literalType, member, typeReference, type DeclarationSyntax, type MemberSyntax } from "../../print/syntax.ts";
import type { Step } from "../../step.ts";
import { endpointOf } from "../known-operations.ts";
import { surveyed } from "../surveyed.ts";

/** Undefined where the finding is about something else, or the document does not say how such a resource is read. */
export function planDataKind(context: PlanningContext, finding: Finding, all: readonly Finding[]): Step | undefined {
  const { theirs } = context.editions;
  const survey = surveyed(theirs.stated);
  const row = finding.change === "added" && finding.fact === "row" ? rowAt(theirs, finding.document, finding.place.row) : undefined;
  const kind = row === undefined ? undefined : survey.kinds.find(({ source }) => source === survey.places.row(row.row));
  const added = kind?.suffix === undefined ? [] : all.flatMap((by) => reading(context, by, kind.suffix!));
  const [read, ...others] = added;
  const homes = homesIn(context);
  const [first] = homes;
  if (
    kind?.suffix === undefined ||
    read === undefined ||
    others.length > 0 ||
    first === undefined ||
    homes.some(({ property }) => fileOf(property) !== fileOf(first.property))
  )
    return undefined;
  const source = first.property.getSourceFile();
  const taken = new Set([...source.getInterfaces(), ...source.getTypeAliases()].map((one) => one.getName().toLowerCase()));
  const called = uniqueName(typeName(kind.suffix), taken);
  const file = fileOf(first.property);
  return {
    is: "step",
    findings: [finding, read.by],
    edits: [
      ...homes.map((home) => addMember(home.holder, memberIn(home, called, kind, read.endpoint), home.property)),
      appendToFile(source, printDeclaration(kindOf(called, kind, read.endpoint))),
    ],
    needs: ["Get", "Resource"].map((word) => ({ file, name: word, from: "specwright/http" })).concat({ file, name: "NotShown", from: "specwright/words" }),
    says: `${called}: a kind of what is below ${homes.map(({ holder }) => holder.getName()).join(" and ")}`,
    at: { file, line: first.property.getEndLineNumber() + 1, column: 1, length: 0 },
    guesses: [`that no resource which the document lists has a "${kind.name}"`],
  };
}

interface Reading {
  readonly by: Finding;
  readonly endpoint: Endpoint;
}

/** A row that came by which what has the end is read. */
function reading(context: PlanningContext, by: Finding, suffix: string): readonly Reading[] {
  const { theirs } = context.editions;
  const row = by.change === "added" && by.fact === "row" ? rowAt(theirs, by.document, by.place.row) : undefined;
  const endpoint = row === undefined ? undefined : endpointOf(surveyed(theirs.stated), row);
  const isOfKind =
    endpoint !== undefined && endpoint.methods.join() === "GET" && endpoint.general.length > 0 && endpoint.general.every((path) => path.endsWith(`/${suffix}`));
  return isOfKind ? [{ by, endpoint }] : [];
}

/** Where data of one of our kinds stand below resources that are not listed. */
interface Home {
  readonly holder: InterfaceDeclaration;
  readonly property: PropertySignature;
  /** The path of what they are below, as the text of a template. */
  readonly around: string;
}

/** Those of the last such kind. */
function homesIn(context: PlanningContext): readonly Home[] {
  const { ours } = context.editions;
  const { kinds, places } = surveyed(ours.stated);
  const below = kinds.filter(({ suffix }) => suffix !== undefined);
  const found = below.map(({ suffix, source }) => {
    const row = [...rowsIn(ours)].find((one) => places.row(one.row) === source);
    const names =
      row === undefined
        ? []
        : context
            .behaving(row.row)
            .filter(({ is }) => is === "kind")
            .flatMap(({ at }) => declarationAt(context, at) ?? []);
    return names.flatMap((one) => (one.getKindName() === "InterfaceDeclaration" ? membersOf(context, (one as InterfaceDeclaration).getName(), suffix!) : []));
  });
  return found.findLast((homes) => homes.length > 0) ?? [];
}

function membersOf({ texts, opened }: PlanningContext, kind: string, suffix: string): readonly Home[] {
  const files = [...texts].filter(([, text]) => text.includes(kind)).flatMap(([path]) => opened.open(path) ?? []);
  const generic = files.flatMap((file) => file.getInterfaces()).filter((one) => one.getExtends().some((base) => base.getText().startsWith("GenericResource<")));
  return generic.flatMap((holder) =>
    holder.getProperties().flatMap((property) => {
      const type = property.getTypeNode();
      const reference = type?.getKindName() === "TypeReference" ? (type as TypeReferenceNode) : undefined;
      const path = reference?.getTypeName().getText() === kind ? (reference.getTypeArguments()[0]?.getText() ?? "") : "";
      return path.endsWith(`/${suffix}\``) ? [{ holder, property, around: path.slice(1, -suffix.length - 2) }] : [];
    }),
  );
}

function memberIn({ around }: Home, called: string, { name: kind, suffix }: KindRow, { response, purpose }: Endpoint): MemberSyntax {
  const answer = typeReference("NotShown", literalType(response ?? `the answer to "${purpose}"`));
  return member(memberName(suffix!), typeReference(called, { is: "written", text: `\`${around}/${suffix}\`` }, answer), {
    text: `Its ${kind[0]!.toLowerCase()}${kind.slice(1)}.`,
  });
}

function kindOf(called: string, { name: kind, meaning, source }: KindRow, endpoint: Endpoint): DeclarationSyntax {
  const get = member("get", typeReference("Get", typeReference("At"), typeReference("Answered"), literalType("observe")), {
    text: endpoint.purpose,
    tags: [{ tag: "source", text: endpoint.source }],
  });
  return {
    is: "interface",
    exported: true,
    name: called,
    parameters: [{ name: "At", extends: typeReference("string") }, { name: "Answered" }],
    extends: [typeReference("Resource", typeReference("At"))],
    members: [get],
    comment: {
      text: meaning,
      tags: [
        { tag: "kind", text: kind },
        { tag: "source", text: source },
      ],
    },
  };
}
