/** Fields of which a document says two things: the type that was chosen, with both readings. */
import { literal, member, name, record, type TypeSyntax } from "../../print/syntax.ts";
import type { Doubt } from "../sound.ts";

/** The type of a field whose row contradicts itself. @param place of the row */
export function doubted(type: TypeSyntax, doubts: readonly Doubt[], place: string): TypeSyntax {
  const said = recorded(doubts)?.contradiction;
  if (said === undefined) return type;
  const [aside, kept] = said.readings;
  return name(
    "Doubted",
    type,
    doubt(
      said.about,
      [
        [aside, place],
        [kept, place],
      ],
      said.choice,
    ),
  );
}

/** What no contradiction records. */
export function guessesOf(doubts: readonly Doubt[]): readonly string[] | undefined {
  const others = doubts.filter((one) => one !== recorded(doubts));
  return others.length === 0 ? undefined : others.map(({ why }) => why);
}

/** A type is in doubt once: where a row contradicts itself twice, the other one is told as a guess. */
function recorded(doubts: readonly Doubt[]): Doubt | undefined {
  return doubts.find(({ contradiction }) => contradiction !== undefined);
}

export function doubt(about: string, readings: readonly (readonly [says: string, place: string])[], choice: string): TypeSyntax {
  const said: TypeSyntax = { is: "tuple", of: readings.map(([says, place]) => name("Reading", literal(says), literal(place))) };
  return record(member("about", literal(about)), member("readings", said), member("choice", literal(choice)));
}
