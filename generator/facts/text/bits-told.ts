/** Bits by their positions, which count from 0: `bit 0: mute, bit 1: freeze`, each in a sentence of its own or all in one. */
import type { BitMeaning, FoundFact } from "../fact.ts";

export const mayTellBits = /\bbit\s*\d/i;

export function bitsTold(text: string): readonly FoundFact[] {
  const told = [...text.matchAll(bit)];
  const [first, last] = [told[0], told.at(-1)];
  if (first === undefined || last === undefined || told.length < 2) return [];
  const value = told.map(([, position, name]): BitMeaning => ({ bit: 2 ** Number(position), name: name!.trim() }));
  return [{ fact: "bits", value, index: first.index, end: last.index + last[0].length }];
}

const bit = /\bbit\s*(\d{1,2})\s*[:=]([^.,;:=]*[^\s.,;:=][^.,;:=]*)(?=[.,;]|$)/gi;
