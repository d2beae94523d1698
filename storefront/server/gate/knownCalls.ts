import { configuration } from "#configuration/index.ts";

/** A call as the contract knows it: see the client's `contractCalls`. */
export interface KnownCall {
  readonly method: string;
  /** `{storeCode}` and its like stand for what differs. */
  readonly path: string;
  readonly isBare: boolean;
  /** How long its answer is waited for, in milliseconds. */
  readonly timeLimit: number;
}

/** A platform may answer calls that the contract does not know; their paths stay out of the log. */
const unknownCall: Omit<KnownCall, "method"> = {
  path: "/api/*",
  isBare: false,
  timeLimit: configuration.network.gateTimeout,
};

/** A search of any index answers bare, by GET and by POST, also where our own client asks in one way only. */
const search = /^\/api\/vsbridge\/catalog\/[^/]+\/[^/]+\/_search$/;
const anySearch = { ...unknownCall, path: "/api/vsbridge/catalog/*/*/_search", isBare: true };

const pattern = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, "[^/]+")}$`);

const compiled = new WeakMap<readonly KnownCall[], readonly { readonly call: KnownCall; readonly path: RegExp }[]>();

/** Finds the call that a request makes. */
export function knownCalls(
  calls: readonly KnownCall[],
): (method: string, pathname: string) => Omit<KnownCall, "method"> {
  const known = compiled.get(calls) ?? calls.map((call) => ({ call, path: pattern(call.path) }));
  compiled.set(calls, known);
  return (method, pathname) =>
    known.find(({ call, path }) => call.method === method && path.test(pathname))?.call ??
    (search.test(pathname) ? anySearch : unknownCall);
}
