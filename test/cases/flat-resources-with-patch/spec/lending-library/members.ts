import type { Default, Format, Text } from "specwright/words";
import type { Elements } from "./kinds.ts";
import type { Count, Id, Timestamp } from "./words.ts";

/**
 * The members.
 * @source Member
 */
export type Members = Elements<{
  uri: "/members";
  key: "{member_id}";
  element: Member;
  sent: NewMember;
  changed: MemberChanges;
}>;

/**
 * Somebody who borrows books.
 * @source Member
 * @example {"member_id": "m-17", "name": "Ada", "email": "ada@example.org"}
 */
export interface Member extends NewMember {
  /** The key of the member. */
  member_id: Id;
}

/**
 * A member who has no key yet.
 * @source Member
 */
export interface NewMember {
  name: Text<120>;
  /** Where reminders go. */
  email: Format<"email">;
  /** Whether the newsletter is sent. */
  newsletter?: Default<boolean, false>;
  /** How many books the member can have at a time. */
  max_loans?: Count<0, 50, 5>;
  note?: Default<string, "">;
  /** Until when the member cannot borrow; null where the member is not blocked. */
  blocked_until?: Timestamp | null;
  /** Settings of the member's devices. */
  preferences?: Record<string, string>;
}

/**
 * What can be changed of a member.
 * @source Member
 */
export interface MemberChanges extends Partial<NewMember> {}
