/** Bits by their positions, which count from 0: `bit 0: mute, bit 1: freeze`, each in a sentence of its own or all in one. */
import type { BitMeaning, FoundFact } from "../fact.ts";

export const mayTellBits = /\bbit\s*\d/i;

export function bitsTold(text: string): readonly FoundFact[] {
  const matches = [...text.matchAll(bit)];
  const [first, last] = [matches[0], matches.at(-1)];
  if (first === undefined || last === undefined || matches.length < 2) return [];
  const value = matches.map(([, position, name]): BitMeaning => ({ bit: 2 ** Number(position), name: name!.trim() }));
  return [{ fact: "bits", value, index: first.index, end: last.index + last[0].length }];
}

const bit = /\bbit\s*(\d{1,2})\s*[:=]([^.,;:=]*[^\s.,;:=][^.,;:=]*)(?=[.,;]|$)/gi;
