/**
 * `flatMap` for what is done for every field and row: V8's own calls its runtime for each thing that comes out, and takes some
 * thirty times as long. With thousands of definitions that was a twentieth of all that a run takes.
 */

export function flatMapped<Thing, Made>(things: readonly Thing[], make: (thing: Thing, index: number) => readonly Made[]): readonly Made[] {
  const all: Made[] = [];
  for (let index = 0; index < things.length; index += 1) {
    for (const made of make(things[index]!, index)) all.push(made);
  }
  return all;
}
