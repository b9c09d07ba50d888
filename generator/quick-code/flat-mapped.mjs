/** The same as `things.flatMap(make)`. */
export function flatMapped(things, make) {
  const all = [];
  for (let index = 0; index < things.length; index += 1) {
    const made = make(things[index], index, things);
    if (!Array.isArray(made)) all.push(made);
    else for (let next = 0; next < made.length; next += 1) all.push(made[next]);
  }
  return all;
}
