import type { Context } from "hono";

/** What only reads the catalogue can wait; a cart, an order or a check of the shop's health cannot. */
export type CallKind = "catalogue" | "urgent";

const catalogue = /^\/api\/(vsbridge\/(catalog|map|cms|fb)|products)(\/|$)/;

/** The kind of a call by its path: the payment providers' calls lie beside the catalogue's and are urgent. */
export const callKind = (pathname: string): CallKind => (catalogue.test(pathname) ? "catalogue" : "urgent");

/** The header in which the shop's own server says that it asks for a page it renders; no browser can send it on. */
export const renderingHeader = "x-dioptra-rendering";

/** The /64 network of an IPv6 address: a client with one of its addresses has all 2^64. */
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
 * The key for limits: the client address that the gate saw (browsers cannot set this header). Clients without a known
 * address are counted together.
 */
export const clientOf = (c: Context): string => clientAt(c.req.header("x-dioptra-client") ?? "");

/** The client behind an address; empty when it is unknown. */
export function clientAt(address: string): string {
  if (address === "") return "unknown";
  return address.includes(":") ? networkOf(address) : address;
}
