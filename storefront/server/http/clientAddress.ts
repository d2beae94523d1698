import { isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { envelope } from "../gate/providerAnswer.ts";

/** A client as the network shows it. */
export interface Client {
  /** An IP address; empty when unknown. */
  readonly address: string;
  /** The client runs on this machine. */
  readonly isLocal: boolean;
}

const mappedWords = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i;

/** Returns an IPv4 address that a socket for both families reports as IPv6 in IPv4's form. */
function unmapped(address: string): string {
  const words = mappedWords.exec(address);
  if (!words) return address.replace(/^::ffff:(?=\d+\.)/i, "");
  const bytes = words.slice(1).flatMap((word) => [Number.parseInt(word, 16) >> 8, Number.parseInt(word, 16) & 255]);
  return bytes.join(".");
}

const loopback = /^(127\.|::1$)/;

/** An address as some proxies write it: `address:port` for IPv4, `[address]` or `[address]:port` for IPv6. */
const withPort = /^(?:(?<v4>\d+\.\d+\.\d+\.\d+):\d{1,5}|\[(?<v6>[^[\]]+)\](?::\d{1,5})?)$/;

/**
 * Returns the address that our own proxy wrote: the last one, without its port. The others may be forged. Null if the last
 * value is not an address.
 */
function lastOf(forwarded: string): string | null {
  const last = forwarded.split(",").at(-1)?.trim() ?? "";
  const { v4, v6 } = withPort.exec(last)?.groups ?? {};
  const address = unmapped(v4 ?? v6 ?? last);
  return isIP(address) > 0 ? address : null;
}

/**
 * Returns the client's address: that of the connection, or, behind a trusted proxy, the one in `X-Forwarded-For`. If
 * that holds no address, it is the proxy's own, so that limits still count. Behind a proxy, no client counts as local,
 * since the proxy itself is.
 */
export function clientOf(remote: string | undefined, forwarded: string | null, isBehindProxy: boolean): Client {
  const address = unmapped(remote ?? "");
  return isBehindProxy
    ? { address: lastOf(forwarded ?? "") ?? address, isLocal: false }
    : { address, isLocal: loopback.test(address) };
}

/** How long browsers may cache the answer to a preflight, in seconds. */
const preflightLifetime = 600;

/**
 * Creates middleware that allows calls from pages of the listed origins by CORS
 * (https://fetch.spec.whatwg.org/#http-cors-protocol). Credentials are never allowed, since tokens are sent in a header or
 * the query. Pages of other origins are refused with 403. Callers that are not pages send no origin and pass.
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
    return envelope(403, "Calls from pages of this origin are not allowed. Add the origin to CLIENT_ORIGINS.", {
      vary: "origin",
    });
  };
}
