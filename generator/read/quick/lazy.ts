/**
 * A value that is computed when it is asked for first. A value that needs itself is no plain one, and what failed once fails
 * again, so that what is known never depends on who asked first.
 */
import { NotPlain } from "./not-plain.ts";

const needsItself = new NotPlain("needs itself");

export class Lazy<Value> {
  declare private make: (() => Value) | undefined;
  declare private made: Value | undefined;
  declare private failure: NotPlain | undefined;

  constructor(make: () => Value) {
    this.make = make;
    this.made = undefined;
    this.failure = undefined;
  }

  get value(): Value {
    if (this.make !== undefined) this.compute(this.make);
    if (this.failure !== undefined) throw this.failure;
    return this.made as Value;
  }

  private compute(make: () => Value): void {
    this.make = undefined;
    this.failure = needsItself;
    try {
      this.made = make();
      this.failure = undefined;
    } catch (error) {
      if (!(error instanceof NotPlain)) throw error;
      this.failure = error;
    }
  }
}
