/** Fields of which a document says two things: the type that was chosen, with both readings. */
import { literalType, member, recordType, typeReference, type TypeSyntax } from "../../print/syntax.ts";
import type { Doubt } from "../separate-doubts.ts";

/** The type of a field whose row contradicts itself. @param place of the row */
export function doubtedType(type: TypeSyntax, doubts: readonly Doubt[], place: string): TypeSyntax {
  const said = recorded(doubts)?.contradiction;
  if (said === undefined) return type;
  const [aside, kept] = said.readings;
  return typeReference(
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
export function guessesOfDoubts(doubts: readonly Doubt[]): readonly string[] | undefined {
  const others = doubts.filter((one) => one !== recorded(doubts));
  return others.length === 0 ? undefined : others.map(({ why }) => why);
}

/** A type is in doubt once: where a row contradicts itself twice, the other one is told as a guess. */
function recorded(doubts: readonly Doubt[]): Doubt | undefined {
  return doubts.find(({ contradiction }) => contradiction !== undefined);
}

function doubt(about: string, readings: readonly (readonly [says: string, place: string])[], choice: string): TypeSyntax {
  const said: TypeSyntax = { is: "tuple", of: readings.map(([says, place]) => typeReference("Reading", literalType(says), literalType(place))) };
  return recordType(member("about", literalType(about)), member("readings", said), member("choice", literalType(choice)));
}

export function doubtOfHolder(holder: string, source: string): TypeSyntax {
  return doubt(
    "What holds the fields that are listed",
    [
      [`An example shows them within ${holder}.`, source],
      ["The rows name nothing that they stand in.", source],
    ],
    `They stand within ${holder}.`,
  );
}

export function doubtOfExample(field: string, source: string): TypeSyntax {
  return doubtOfShown(field, `Whether there is ${field}`, `The fields that are listed there lack ${field}.`, source);
}

export function doubtBeside(field: string, source: string): TypeSyntax {
  return doubtOfShown(field, `Whether ${field} is always there`, "No row lists the fields of which it is one.", source);
}

function doubtOfShown(field: string, about: string, against: string, source: string): TypeSyntax {
  return doubt(
    about,
    [
      [`An example shows ${field}.`, source],
      [against, source],
    ],
    "There can be one; nothing requires it.",
  );
}

export function doubtOfBlock(field: string, announced: string, table: string): TypeSyntax {
  return doubt(
    `Whether the block has ${field}`,
    [
      [`Where the block is announced, ${field} is among its fields.`, announced],
      [`The table of the block lacks ${field}.`, table],
    ],
    "It has one, since it is named; nothing requires it.",
  );
}
