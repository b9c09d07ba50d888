/** Numbers of sections: in front of their titles, and where others lead to them. */

/** `3.2 Adding a rack`, `4. Racks` */
export function sectionNumber(heading: string): string | undefined {
  return /^(\d+(?:\.\d+)*)[.)]?\s/.exec(heading)?.[1];
}

/** A text that is no more than `3.2`, `See section 3.2.`, `§ 3.2` */
export function numberSeen(text: string): string | undefined {
  return /^(?:see )?(?:(?:section|chapter) |§ ?)?(\d+(?:\.\d+)+)\.?$/i.exec(text.trim())?.[1];
}

/** Those to which sentences lead: `The fields are those of section 3.2.`, `Reads a rack (see 3.2).` */
export function numbersSeen(text: string): readonly string[] {
  return [...text.matchAll(/(?:\bsee(?: also)?|\bsection|\bchapter|§)\s*(\d+(?:\.\d+)+)(?![\w.]*\d)/gi)].map(([, number]) => number!);
}
