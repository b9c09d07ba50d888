/** Units of measure: `litres per minute` in the place of `litres per hour` is another statement, whatever else the words around them say. */

/** The unit of one wording that the other has another one for; undefined where none or several differ. */
export function otherMeasure(before: string, now: string): { readonly from: string; readonly to: string } | undefined {
  const [had, has] = [measuresIn(before), measuresIn(now)];
  const removed = [...had].filter(([unit]) => !has.has(unit));
  const added = [...has].filter(([unit]) => !had.has(unit));
  return removed.length === 1 && added.length === 1 ? { from: removed[0]![1], to: added[0]![1] } : undefined;
}

/** `in minutes` */
export function isInMeasure(words: string): boolean {
  return words.startsWith("in ") && measuresIn(words).size > 0;
}

/** Each unit, with the word for it. */
function measuresIn(text: string): ReadonlyMap<string, string> {
  return new Map(
    units.flatMap(([unit, pattern]) => {
      const word = pattern.exec(text)?.[0];
      return word === undefined ? [] : [[unit, word] as const];
    }),
  );
}

const units: readonly (readonly [unit: string, word: RegExp])[] = [
  ["microsecond", /(?<![\p{L}\p{N}_-])(?:microseconds?|µs|us)(?![\p{L}\p{N}_-])/iu],
  ["millisecond", /(?<![\p{L}\p{N}_-])(?:milliseconds?|msec|ms)(?![\p{L}\p{N}_-])/iu],
  ["second", /(?<![\p{L}\p{N}_-])(?:seconds|secs?|(?<=\b(?:per|a|one) )second)(?![\p{L}\p{N}_-])/iu],
  ["minute", /(?<![\p{L}\p{N}_-])minutes?(?![\p{L}\p{N}_-])/iu],
  ["hour", /(?<![\p{L}\p{N}_-])hours?(?![\p{L}\p{N}_-])/iu],
  ["day", /(?<![\p{L}\p{N}_-])days?(?![\p{L}\p{N}_-])/iu],
  ["week", /(?<![\p{L}\p{N}_-])weeks?(?![\p{L}\p{N}_-])/iu],
  ["bit", /(?<![\p{L}\p{N}_-])bits(?![\p{L}\p{N}_-])/iu],
  ["kilobyte", /(?<![\p{L}\p{N}_-])(?:kilobytes?|kB|KB|KiB)(?![\p{L}\p{N}_-])/u],
  ["megabyte", /(?<![\p{L}\p{N}_-])(?:megabytes?|MB|MiB)(?![\p{L}\p{N}_-])/u],
  ["gigabyte", /(?<![\p{L}\p{N}_-])(?:gigabytes?|GB|GiB)(?![\p{L}\p{N}_-])/u],
  ["celsius", /(?<![\p{L}\p{N}_-])(?:Celsius|°C)(?![\p{L}\p{N}_-])/iu],
  ["fahrenheit", /(?<![\p{L}\p{N}_-])(?:Fahrenheit|°F)(?![\p{L}\p{N}_-])/iu],
  ["kelvin", /(?<![\p{L}\p{N}_-])kelvins?(?![\p{L}\p{N}_-])/iu],
  ["percent", /(?<![\p{L}\p{N}_-])(?:percent|per cent)(?![\p{L}\p{N}_-])|(?<=\d)\s?%/iu],
  ["volt", /(?<![\p{L}\p{N}_-])volts?(?![\p{L}\p{N}_-])/iu],
  ["millivolt", /(?<![\p{L}\p{N}_-])(?:millivolts?|mV)(?![\p{L}\p{N}_-])/u],
  ["ampere", /(?<![\p{L}\p{N}_-])(?:amperes?|amps?)(?![\p{L}\p{N}_-])/iu],
  ["milliampere", /(?<![\p{L}\p{N}_-])(?:milliamperes?|milliamps?|mA)(?![\p{L}\p{N}_-])/u],
  ["watt", /(?<![\p{L}\p{N}_-])watts?(?![\p{L}\p{N}_-])/iu],
  ["kilowatt", /(?<![\p{L}\p{N}_-])(?:kilowatts?|kW)(?![\p{L}\p{N}_-])/u],
];
