import type { Context } from "hono";

/** Calls that only read the catalogue can wait. Carts, orders and health checks are urgent. */
export type CallKind = "catalogue" | "urgent";

const cataloguePath = /^\/api\/(vsbridge\/(catalog|map|cms|fb)|products)(\/|$)/;

/** Returns the kind of a call by its path. Payment providers' calls also lie below `/api/vsbridge`, but are urgent. */
export const callKind = (pathname: string): CallKind => (cataloguePath.test(pathname) ? "catalogue" : "urgent");

/**
 * The header of calls that the shop's server makes for a page it renders. The gate removes it from browsers' requests.
 */
export const renderingHeader = "x-dioptra-rendering";

/** Returns the /64 network of an IPv6 address, because a client usually has all of its 2^64 addresses. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

/**
 * Returns the client that limits count by, from the address that the gate reports. Browsers cannot set this header.
 * Clients without a known address are counted together.
 */
export const clientOf = (c: Context): string => clientAt(c.req.header("x-dioptra-client") ?? "");

/** Returns the client behind an address, which is empty if unknown. */
export function clientAt(address: string): string {
  if (address === "") return "unknown";
  return address.includes(":") ? networkOf(address) : address;
}
