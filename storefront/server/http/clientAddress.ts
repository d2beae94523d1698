import { isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { envelope } from "../gate/providerAnswer.ts";

/** The client, as far as the network shows. */
export interface Client {
  /** An IP address; empty when unknown. */
  readonly address: string;
  /** It sits at this very machine. */
  readonly isLocal: boolean;
}

const mappedWords = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i;

/** IPv4 written as IPv6, as a socket for both families reports it, as IPv4. */
function plain(address: string): string {
  const words = mappedWords.exec(address);
  if (!words) return address.replace(/^::ffff:(?=\d+\.)/i, "");
  const bytes = words.slice(1).flatMap((word) => [Number.parseInt(word, 16) >> 8, Number.parseInt(word, 16) & 255]);
  return bytes.join(".");
}

const loopback = /^(127\.|::1$)/;

/** `address:port` of IPv4 and `[address]` or `[address]:port` of IPv6, as some proxies write them. */
const withPort = /^(?:(?<v4>\d+\.\d+\.\d+\.\d+):\d{1,5}|\[(?<v6>[^[\]]+)\](?::\d{1,5})?)$/;

/**
 * Returns the address that our own proxy wrote: the last one, without its port. Anybody could have written those before
 * it. Null where the last value is not an address.
 */
function lastOf(forwarded: string): string | null {
  const last = forwarded.split(",").at(-1)?.trim() ?? "";
  const { v4, v6 } = withPort.exec(last)?.groups ?? {};
  const address = plain(v4 ?? v6 ?? last);
  return isIP(address) > 0 ? address : null;
}

/**
 * Returns the client's address: that of the connection, or, behind a trusted proxy, the one in `X-Forwarded-For`. If
 * that holds no address, it is the proxy's own, so that limits still count. Behind a proxy, no client counts as local,
 * since the proxy itself is.
 */
export function clientOf(remote: string | undefined, forwarded: string | null, isBehindProxy: boolean): Client {
  const address = plain(remote ?? "");
  return isBehindProxy
    ? { address: lastOf(forwarded ?? "") ?? address, isLocal: false }
    : { address, isLocal: loopback.test(address) };
}

/** How long a browser may keep the answer to a preflight, in seconds. */
const preflightLifetime = 600;

/**
 * Lets pages of the listed origins call, by CORS (https://fetch.spec.whatwg.org/#http-cors-protocol): their tokens travel
 * in a header or the query, so that credentials are never allowed. A page of any other origin is refused with 403; a
 * caller that is no page sends no origin and passes.
 */
export function onlyFrom(origins: readonly string[]): MiddlewareHandler {
  const allow = cors({
    origin: [...origins],
    allowMethods: ["GET", "POST", "PUT"],
    allowHeaders: ["authorization", "content-type"],
    exposeHeaders: ["retry-after", "x-request-id"],
    maxAge: preflightLifetime,
  });
  return async (c, next) => {
    const origin = c.req.header("origin");
    if (origin === undefined || origins.includes(origin)) return allow(c, next);
    return envelope(403, "Pages of this origin may not call. CLIENT_ORIGINS lists those that may.", { vary: "origin" });
  };
}
