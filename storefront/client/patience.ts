import { orderEndpoints } from "#contract/order/order.ts";
import { network } from "#configuration/network.ts";
import { search } from "#configuration/search.ts";

/** Who waits for an answer: a shopper's browser, a server that renders a page, or the gate between browser and provider. */
export type Waiting = "browser" | "render" | "gate";

interface Asked {
  readonly path: string;
  readonly answer: "envelope" | "bare";
}

/** The search service is quick or of no use; an order is worth a long wait. */
function patienceFor({ path, answer }: Asked): keyof typeof limits {
  if (answer === "bare") return "search";
  return path === orderEndpoints.orderCreate.path ? "order" : "usual";
}

const limits = {
  search: { browser: search.browserTimeout, render: search.serverTimeout, gate: search.browserTimeout },
  order: { browser: network.orderTimeout, render: network.orderTimeout, gate: network.orderTimeout },
  usual: { browser: network.browserTimeout, render: network.renderTimeout, gate: network.gateTimeout },
} satisfies Record<string, Record<Waiting, number>>;

/** How long the answer of a call is waited for, in milliseconds (docs/specification/catalogue.md#list-30). */
export const patience = (call: Asked, waiting: Waiting): number => limits[patienceFor(call)][waiting];
