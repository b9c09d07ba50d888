import type { Default, ReadOnly } from "specwright/words";
import type { Lending } from "./kinds.ts";
import type { Day, Id, Timestamp } from "./words.ts";

/**
 * The loans.
 * @source Loan
 */
export type Loans = Lending<{
  uri: "/loans";
  key: "{loan_id}";
  element: Loan;
  sent: NewLoan;
  changed: Pick<Loan, "due">;
  returned: Return;
}>;

/**
 * A book that a member has.
 * @source Loan
 */
export interface Loan {
  /** The key of the loan. */
  loan_id: Id;
  /** The book. */
  isbn: string;
  /** The member. */
  member_id: string;
  /** The last day. */
  due?: Day;
  /** When the book came back; null while it is out. */
  returned_at?: ReadOnly<Timestamp> | null;
  state?: ReadOnly<"open" | "overdue" | "returned">;
}

/**
 * A loan that begins.
 * @source Loan
 */
export interface NewLoan extends Omit<Loan, "loan_id" | "returned_at" | "state"> {}

/**
 * What was found when the book came back.
 * @source Return
 */
export interface Return {
  damaged?: Default<boolean, false>;
  remarks?: string;
}
