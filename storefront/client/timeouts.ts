import { orderEndpoints } from "#contract/order/order.ts";
import { network } from "#configuration/network.ts";
import { search } from "#configuration/search.ts";

/** Who makes a call: a shopper's browser, a server that renders a page, or the gate between browser and provider. */
export type Requester = "browser" | "render" | "gate";

interface Asked {
  readonly path: string;
  readonly answer: "envelope" | "bare";
}

/** Searches are only useful when they are quick; an order is worth a long wait. */
function timeoutGroup({ path, answer }: Asked): keyof typeof timeouts {
  if (answer === "bare") return "search";
  return path === orderEndpoints.orderCreate.path ? "order" : "usual";
}

const timeouts = {
  search: { browser: search.browserTimeout, render: search.serverTimeout, gate: search.browserTimeout },
  order: { browser: network.orderTimeout, render: network.orderTimeout, gate: network.orderTimeout },
  usual: { browser: network.browserTimeout, render: network.renderTimeout, gate: network.gateTimeout },
} satisfies Record<string, Record<Requester, number>>;

/** Returns how long a call may take, in milliseconds (docs/specification/catalogue.md#list-30). */
export const requestTimeout = (call: Asked, waiting: Requester): number => timeouts[timeoutGroup(call)][waiting];
