/** The names of types that syntax refers to. */

/** Every one in declarations, however deep. */
export function typeNamesIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const one of value) typeNamesIn(one, found);
  else if (typeof value === "object" && value !== null) {
    if ("is" in value && value.is === "name" && "of" in value && "name" in value) found.add(String(value.name));
    for (const one of Object.values(value)) typeNamesIn(one, found);
  }
  return found;
}
