/**
 * Whether a text has something of each form, one behind the other, as `/a.*b.*c/` finds it. That searches from every `a` and every `b`
 * again through all that follows, and takes the cube of the length of a line that holds many of both and no `c`.
 */
export function hasFormsInOrder(text: string, ...forms: readonly RegExp[]): boolean {
  let from = 0;
  return forms.every((form) => {
    const search = new RegExp(form, `${form.flags.replace("g", "")}g`);
    search.lastIndex = from;
    const found = search.exec(text);
    from = search.lastIndex;
    return found !== null;
  });
}
