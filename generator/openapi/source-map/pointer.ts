/** JSON pointers (RFC 6901). */

/** The pointer to a member of what another pointer points to. */
export function memberPointer(pointer: string, key: string | number): string {
  return `${pointer}/${typeof key === "number" ? key : escaped(key)}`;
}

function escaped(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll("~", "~0").replaceAll("/", "~1") : key;
}

/** The keys that a pointer without its first `/` goes through. */
export function pointerKeys(pointer: string): string[] {
  return pointer === "" ? [] : pointer.split("/").map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
