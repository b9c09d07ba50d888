/**
 * The one way out of the quick evaluator: whatever is outside the part of TypeScript that it knows for certain. The file
 * at hand is then read by TypeScript, which is always right; so the evaluator is left in every case of doubt.
 */
export class NotPlain {
  readonly why: string;

  constructor(why: string) {
    this.why = why;
  }
}

export function notPlain(why: string): never {
  throw new NotPlain(why);
}
