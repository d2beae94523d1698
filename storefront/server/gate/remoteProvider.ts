import type { Fetch } from "./provider.ts";

/** A platform of the shop's own, over HTTP: `/api/…` below its address. */
export function remoteProvider(base: URL): Fetch {
  const prefix = base.href.replace(/\/$/, "");
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers, signal } = request;
    const body = request.body ? await request.arrayBuffer() : null;
    // An answer that leads elsewhere is no answer of the contract.
    return fetch(prefix + pathname + search, { method, headers, body, signal, redirect: "manual" });
  };
}
