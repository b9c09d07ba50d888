/** argv in tokens. Lenient: what is wrong is found token by token afterwards, and said in our own words. */
import { parseArgs } from "node:util";
import { flagOf, flags, type FlagName } from "./flags.ts";

export interface Tokens {
  readonly positionals: readonly string[];
  readonly options: readonly OptionToken[];
}

export interface OptionToken {
  readonly name: string;
  /** As it was written, `--out` or `-q`. */
  readonly rawName: string;
  readonly value: string | undefined;
  /** The value stands behind an equals sign. */
  readonly inlineValue: boolean | undefined;
}

export function argumentTokens(argv: readonly string[]): Tokens {
  const options = { ...Object.fromEntries(Object.keys(flags).map((name) => [name, settingsOf(name)])), version: { type: "boolean", short: "v" } } as const;
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  return {
    positionals: tokens.filter((token) => token.kind === "positional").map((token) => token.value),
    options: tokens
      .filter((token) => token.kind === "option")
      .flatMap((token, position, all): readonly OptionToken[] => {
        const written = argv[token.index]!;
        if (!isMistaken(written)) return [token];
        // Its letters are as many tokens.
        return all[position - 1]?.index === token.index ? [] : [{ name: written, rawName: written, value: undefined, inlineValue: undefined }];
      }),
  };
}

const shorts = new Set(["v", ...Object.keys(flags).flatMap((name) => flagOf(name)?.short ?? [])]);

/** A long flag with one dash. */
function isMistaken(written: string): boolean {
  return /^-[a-z][\w-]+/i.test(written) && ![...written.slice(1)].every((letter) => shorts.has(letter));
}

function settingsOf(name: string): { readonly type: "boolean" | "string"; readonly short?: string } {
  const { value, short } = flagOf(name) ?? {};
  return { type: value === undefined ? "boolean" : "string", ...(short === undefined ? {} : { short }) };
}

/** What a flag's value stands for. */
export function flagValues(flag: FlagName, value: string): readonly string[] {
  return flagOf(flag)?.list === true ? value.split(",") : [value];
}
