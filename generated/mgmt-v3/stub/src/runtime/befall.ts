/** Lets faults befall an answer. */
import { bytesOf, type Answer } from "./answer.ts";
import type { Delivery, Fault } from "./faults.ts";

export interface Delivered extends Answer {
  readonly delivery?: Delivery;
}

/** The answers that there can be: `asked` performs the request, and is not called where a fault comes before its effect. */
interface Answers {
  readonly asked: () => Answer;
  readonly expired: () => Answer;
  readonly limit: () => Answer;
}

export function befallen(faults: readonly Fault[], answers: Answers): Delivered {
  const instead = faults.map((fault) => replacement(fault, answers)).find((one) => one !== undefined);
  return faults.reduce<Delivered>(altered, instead ?? answers.asked());
}

/** The answer in place of the one that the request would have had. */
function replacement(fault: Fault, { expired, limit }: Answers): Answer | undefined {
  if (fault.fault === "status") return { status: fault.status, headers: fault.headers ?? {}, body: fault.body ?? "" };
  if (fault.fault === "expired") return expired();
  if (fault.fault === "limit") return limit();
  return (fault.fault === "drop" || fault.fault === "reset") && fault.when !== "after" ? { status: 503, headers: {}, body: "" } : undefined;
}

function altered(answer: Delivered, fault: Fault): Delivered {
  const { delivery } = answer;
  switch (fault.fault) {
    case "delay":
      return { ...answer, delivery: { ...delivery, delay: (delivery?.delay ?? 0) + fault.milliseconds } };
    case "drop":
      return { ...answer, delivery: { ...delivery, lost: "closed" } };
    case "reset":
      return { ...answer, delivery: { ...delivery, lost: "reset" } };
    case "truncate":
      return { ...answer, delivery: { ...delivery, bytes: fault.bytes ?? Math.floor(bytesOf(answer).length / 2) } };
    case "drip":
      return { ...answer, delivery: { ...delivery, drip: { bytes: fault.bytes, every: fault.every } } };
    case "malformed":
      return { ...answer, body: `${answer.body.slice(0, -1)},` };
    default:
      return answer;
  }
}
