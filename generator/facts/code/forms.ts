/** Forms that requests send in the place of JSON. */

export type FormType = "multipart/form-data" | "application/x-www-form-urlencoded";

/** The one that a text names; undefined where it names none, or JSON as well. */
export function formType(text: string): FormType | undefined {
  const [form, ...others] = new Set(text.match(/\bmultipart\/form-data\b|\bapplication\/(?:x-www-form-urlencoded|json)\b/g) ?? []);
  return others.length > 0 || form === "application/json" ? undefined : (form as FormType | undefined);
}

/** The one that a call of curl sends by its flags, or by the header of its media type. @param words the arguments */
export function formOfCurl(words: readonly string[], headers: readonly (readonly [name: string, value: string])[]): FormType | undefined {
  const type = headers.find(([name]) => /^content-type$/i.test(name))?.[1];
  if (type !== undefined) return formType(type);
  if (words.some((word) => /^(?:-F|--form)$/.test(word))) return "multipart/form-data";
  const sent = words.flatMap((word, index) => (/^(?:-d|--data|--data-urlencode|--data-raw)$/.test(word) ? [words[index + 1] ?? ""] : []));
  return sent.length > 0 && sent.every((one) => /^[\w.[\]-]+=/.test(one)) ? "application/x-www-form-urlencoded" : undefined;
}
