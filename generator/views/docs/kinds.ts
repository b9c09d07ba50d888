/** The page on kinds: what each means, what it can do, and which resources are of it. */
import { isDeepStrictEqual } from "node:util";
import type { Service } from "../../model/service.ts";
import type { Emit, Optional } from "../emit/value.ts";
import { kindAnchor } from "../links/anchors.ts";
import type { OperationDigest, PageOutline, ResourceDigest } from "./digest.ts";
import { placesView } from "./field-view.ts";
import { frameView, linkView, type FrameView, type LinkView } from "./frame.ts";
import { badge } from "./operation-view.ts";
import type { PageWriter } from "./page-writer.ts";
import { withoutRemark } from "./prose.ts";
import type { SectionLink } from "./section.ts";

export interface KindsView {
  readonly frame: FrameView;
  readonly contents: readonly SectionLink[];
  readonly kinds: readonly {
    readonly open: Optional;
    readonly link: Optional;
    readonly name: Emit;
    readonly meanings: readonly { readonly says: Emit; readonly places: Optional }[];
    readonly operations: readonly { readonly badge: Optional; readonly method: Emit; readonly summary: Emit }[];
    readonly count: Emit;
    readonly resources: readonly (LinkView & { readonly uri: Emit })[];
    readonly more: Optional;
  }[];
}

/** So many resources of a kind are listed; all are in the tree. */
const RESOURCES = 12;

interface Member {
  readonly page: string;
  readonly resource: ResourceDigest;
}

export function kindsView(service: Service, digests: readonly PageOutline[], writer: PageWriter): KindsView {
  const kinds = new Map<string, Member[]>();
  for (const { page, resources } of digests) {
    for (const resource of resources) {
      const known = kinds.get(resource.kind);
      if (known === undefined) kinds.set(resource.kind, [{ page, resource }]);
      else known.push({ page, resource });
    }
  }
  const views = [...kinds].map(([name, members]) => kindView(name, members, writer));
  return { frame: frameView(service, "Kinds of resources", writer), contents: views.map(({ link, name }) => ({ link, heading: name })), kinds: views };
}

function kindView(name: string, members: readonly Member[], writer: PageWriter): KindsView["kinds"][number] {
  const anchor = kindAnchor(name);
  const listed = [...members.filter(({ resource }) => !resource.generic), ...members.filter(({ resource }) => resource.generic)];
  return {
    open: writer.anchored("section", anchor),
    link: writer.linked({ page: writer.page, anchor }),
    name: writer.text(name),
    meanings: meaningsView(meaningsOf(listed), writer),
    operations: operationsOf(listed).map(({ method, summary }) => ({
      badge: badge(method, writer),
      method: writer.text(method),
      summary: writer.prose(summary),
    })),
    count: writer.text(members.length === 1 ? "1 resource" : `${members.length} resources`),
    resources: listed
      .slice(0, RESOURCES)
      .map(({ page, resource }) => ({ ...linkView(page, resource.title, writer, resource.anchor), uri: writer.code(resource.uri) })),
    more: members.length > RESOURCES && writer.text(String(members.length - RESOURCES)),
  };
}

/** Meanings that follow each other from the same places name these once, behind the last of them. */
function meaningsView(meanings: readonly ResourceDigest["meaning"][], writer: PageWriter): KindsView["kinds"][number]["meanings"] {
  const isNamedLater = ({ places }: ResourceDigest["meaning"], index: number): boolean => isDeepStrictEqual(places, meanings[index + 1]?.places);
  return meanings.map((meaning, index) => ({
    says: writer.block(meaning.description),
    places: !isNamedLater(meaning, index) && placesView(meaning.places, writer),
  }));
}

/** Kinds of one name can mean several things, such as those of resources that have no endpoints of their own: they come after the others. */
function meaningsOf(members: readonly Member[]): readonly ResourceDigest["meaning"][] {
  const rank = ({ resource: { generic, operations } }: Member): number => (generic ? 2 : operations.length > 0 ? 0 : 1);
  const meanings = members
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ resource }) => resource.meaning)
    .filter(({ description }) => description !== "");
  return [...new Map(meanings.map((meaning) => [meaning.description, meaning])).values()];
}

/** What differs by the name of the resource alone is one operation of the kind. */
function operationsOf(members: readonly Member[]): readonly Pick<OperationDigest, "method" | "summary">[] {
  const operations = members.flatMap(({ resource: { title, operations: own } }) =>
    own.map(({ method, summary }) => ({ method, summary: withoutRemark(summary, title) })),
  );
  return [...new Map(operations.map((operation) => [`${operation.method} ${operation.summary}`, operation])).values()];
}
