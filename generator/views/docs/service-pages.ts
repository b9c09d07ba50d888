/** The pages on how a request proves who sends it, and on what holds for a service as a whole. */
import { authenticationSaid } from "../../model/authentication.ts";
import { showCredential, standInFor, type ShownCredential } from "../../model/carried.ts";
import type { Notes } from "../../model/origin.ts";
import type { SecurityScheme, Service } from "../../model/service.ts";
import { accessText } from "../../openapi/text/access.ts";
import type { Emit, Optional } from "../emit/value.ts";
import { Anchors } from "./anchor-set.ts";
import type { NoteDigest } from "./digest.ts";
import { notesView, placesView, type FieldView, type NotesView } from "./field-view.ts";
import { fieldEntries, placeTexts, type FieldEntry, type FieldReader } from "./fields.ts";
import { firstRequestView, type FirstRequest, type FirstRequestView } from "./first-request.ts";
import { frameView, type FrameView } from "./frame.ts";
import { notesInSections, sectionsOfOrigins } from "./notes-in-sections.ts";
import { parameterRows } from "./operation-view.ts";
import type { PageWriter } from "./page-writer.ts";
import { sectionView, type SectionLink, type SectionView } from "./section.ts";
import { tokenView, type TokenView } from "./token-view.ts";

export interface AuthenticationView {
  readonly frame: FrameView;
  readonly contents: readonly SectionLink[];
  readonly sections: { readonly ways: SectionView; readonly headers: SectionView; readonly notes: SectionView; readonly first: SectionView };
  /** The document says nothing of authentication; or that none is needed. */
  readonly silent: boolean;
  /** What it says of it is none of the schemes. */
  readonly said: NotesView | false;
  readonly none: boolean;
  readonly several: boolean;
  /** What is asked of a request, where that is not one of them alone. */
  readonly usual: Optional;
  readonly schemes: readonly {
    readonly name: Emit;
    readonly header: Optional;
    readonly value: Emit;
    readonly token: TokenView | false;
    readonly description: Optional;
    readonly places: Optional;
  }[];
  readonly headers: readonly FieldView[];
  readonly notes: NotesView | false;
  readonly first: FirstRequestView | false;
}

export function authenticationView(
  service: Service,
  first: FirstRequest | undefined,
  reader: Omit<FieldReader, "anchors">,
  writer: PageWriter,
): AuthenticationView {
  const { security, access: usual, headers } = service;
  const text = authenticationSaid(service);
  const notes = notesView(notesInSections(service.notes, sectionsOfOrigins([...(security ?? []), ...headers])), writer);
  const sections = {
    ways: sectionView("authentication", "Authentication", writer),
    headers: sectionView("headers", "Headers of every request", writer),
    notes: sectionView("notes", "What else is said of it", writer),
    first: sectionView("request", "A request", writer),
  };
  return {
    frame: frameView(service, "Authentication and headers", writer),
    contents: [sections.ways, sections.headers, ...(notes === false ? [] : [sections.notes]), ...(first === undefined ? [] : [sections.first])],
    sections,
    silent: security === undefined && text.length === 0,
    said: notesView({ statements: text, gaps: [], contradictions: [] }, writer),
    none: security?.length === 0,
    several: usual === undefined && (security?.length ?? 0) > 1,
    usual: usual !== undefined && writer.prose(accessText(usual)),
    schemes: (security ?? []).map((scheme) => schemeView(scheme, writer)),
    headers: parameterRows(headerEntries(service, reader), writer),
    notes,
    first: first !== undefined && firstRequestView(first, service, writer),
  };
}

/** The headers of every request. */
export function headerEntries({ headers }: Pick<Service, "headers">, reader: Omit<FieldReader, "anchors">): readonly FieldEntry[] {
  return fieldEntries(headers, { anchor: "header", path: "", through: [] }, { ...reader, anchors: new Anchors() });
}

function schemeView({ name, how, description, origin }: SecurityScheme, writer: PageWriter): AuthenticationView["schemes"][number] {
  const { header, value } = sentAs({ how });
  return {
    name: writer.text(name),
    header: header !== undefined && writer.code(header),
    value: how.is === "certificate" ? writer.text(value) : writer.code(value),
    token: tokenView({ how }, writer),
    description: description !== "" && writer.block(description),
    places: placesView(placeTexts(origin.places), writer),
  };
}

/** How a request authenticates, with stand-ins. */
export function sentAs(scheme: Pick<SecurityScheme, "how">): ShownCredential {
  return showCredential(scheme.how.is === "basic" ? "<base64 of user name, colon, password>" : standInFor(scheme), scheme);
}

export interface ConventionsView {
  readonly frame: FrameView;
  readonly contents: readonly SectionLink[];
  readonly sections: readonly (SectionView & NotesView)[];
}

/** What the document states of all, what it leaves open, and where it says two things, each in a section of its own. */
export function conventionsView(service: Service, writer: PageWriter): ConventionsView {
  const { statements, gaps, contradictions } = service.notes;
  const parts: readonly (readonly [is: NoteDigest["is"], heading: string, notes: Notes])[] = [
    ["statement", "Stated", { ...noNotes, statements }],
    ["not shown", "Not shown", { ...noNotes, gaps }],
    ["contradiction", "In doubt", { ...noNotes, contradictions }],
  ];
  const sections = parts.flatMap(([is, heading, own]) => {
    const notes = notesView(own, writer);
    return notes === false ? [] : [{ ...sectionView(is, heading, writer), ...notes }];
  });
  return { frame: frameView(service, "Conventions", writer), contents: sections, sections };
}

const noNotes: Notes = { statements: [], gaps: [], contradictions: [] };
