import type { Collection } from "../../packages/house-style/index.ts";
import type { HouseNumber, Moment } from "../../packages/house-style/words.ts";

/**
 * The orders.
 * @source Orders
 */
export type AllOrders = Collection<{ uri: "/orders"; key: "{number}"; element: Order }>;

/**
 * An order.
 * @source Orders
 */
export interface Order {
  number: HouseNumber;
  ordered?: Moment;
}
