/** How requests authenticate: schemes, or what the document says where there is none. */
import { member, recordType, type MemberSyntax } from "../../../print/syntax.ts";
import { authenticationTexts, needsNone, type AuthenticationText } from "../../survey/service/authentication.ts";
import type { Survey } from "../../survey/survey.ts";
import { schemesLeft, schemesOf } from "../schemes.ts";
import type { DraftNote } from "./notes.ts";

export interface Authentication {
  readonly members: readonly MemberSyntax[];
  /** Sentences about it that no scheme carries. */
  readonly told: readonly AuthenticationText[];
  readonly guesses: readonly string[];
}

export function authenticationOf(survey: Survey): Authentication {
  const schemes = schemesOf(survey);
  const about = schemes.length === 0 ? authenticationTexts(survey.stated.sections) : [];
  const isNoneNeeded = needsNone(about);
  const isUnknown = schemes.length === 0 && about.length === 0 && schemesLeft(survey).length === 0;
  return {
    members: schemes.length === 0 && !isNoneNeeded ? [] : [member("security", recordType(...schemes))],
    told: isNoneNeeded ? [] : about,
    guesses: isUnknown ? ["that nothing is known of authentication"] : [],
  };
}

/** What no scheme carries has the name by which it is told from silence. */
export function withAuthentication(notes: readonly DraftNote[], about: readonly AuthenticationText[], places: Survey["places"]): readonly DraftNote[] {
  const texts = new Set(about.map(({ text }) => text));
  const named = notes.map((note) => (texts.has(note.text) ? { ...note, name: "authentication" } : note));
  const isTold = about.length === 0 || named.some(({ text }) => texts.has(text));
  return isTold ? named : [...named, ...about.map(({ text, section }) => ({ name: "authentication", text, source: places.section(section) }))];
}
