import type { Context } from "hono";

/** The network of an IPv6 address: whoever has one address of it has all 2^64. */
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
 * Who tries, for limits: the address that the gate saw (it takes this header from no browser). Those of whom nobody knows
 * one are counted together.
 */
export const clientOf = (c: Context): string => clientAt(c.req.header("x-dioptra-client") ?? "");

/** The client behind an address; empty when nobody knows it. */
export function clientAt(address: string): string {
  if (address === "") return "unknown";
  return address.includes(":") ? networkOf(address) : address;
}
