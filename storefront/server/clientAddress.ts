import { isIP } from "node:net";

/** Who asks, as far as the network tells. */
export interface Client {
  /** An IP address; empty when nobody knows. */
  readonly address: string;
  /** It sits at this very machine. */
  readonly isLocal: boolean;
}

/** IPv4 written as IPv6, as a socket for both says it. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, "");

const loopback = /^(127\.|::1$)/;

/** What stands last was written by our own proxy; what stands before it, anybody could have written. */
const lastOf = (forwarded: string) => plain(forwarded.split(",").at(-1)?.trim() ?? "");

/**
 * The address of whoever asks: of the connection, or, with a proxy of ours in front, what that one says in
 * `X-Forwarded-For`. Behind a proxy nobody is local: the proxy itself is.
 */
export function clientOf(remote: string | undefined, forwarded: string | null, isBehindProxy: boolean): Client {
  if (isBehindProxy) {
    const address = lastOf(forwarded ?? "");
    return { address: isIP(address) ? address : "", isLocal: false };
  }
  const address = plain(remote ?? "");
  return { address, isLocal: loopback.test(address) };
}
