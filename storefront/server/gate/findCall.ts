import type { contractCalls } from "#app/entry-server.tsx";
import { configuration } from "#configuration/index.ts";

type ContractCall = (typeof contractCalls)[number];

/** What the gate needs to know about a call: the pattern of its path, and how its answer is handled. */
export type CallRule = Omit<ContractCall, "method">;

/** Platforms may answer further calls. Their paths are not logged. */
const unknownCall: CallRule = { path: "/api/*", isBare: false, timeLimit: configuration.network.gateTimeout };

/** Searches of all indexes are answered bare, by GET and by POST, even if the contract does not list them. */
const searchPath = /^\/api\/vsbridge\/catalog\/[^/]+\/[^/]+\/_search$/;
const anySearch: CallRule = { ...unknownCall, path: "/api/vsbridge/catalog/*/*/_search", isBare: true };

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, "[^/]+")}$`);

const compiled = new WeakMap<
  readonly ContractCall[],
  readonly { readonly call: ContractCall; readonly pattern: RegExp }[]
>();

/** Finds the rule for a call among those of the contract. */
export function findCall(calls: readonly ContractCall[], method: string, pathname: string): CallRule {
  const patterns = compiled.get(calls) ?? calls.map((call) => ({ call, pattern: patternOf(call.path) }));
  compiled.set(calls, patterns);
  return (
    patterns.find(({ call, pattern }) => call.method === method && pattern.test(pathname))?.call ??
    (searchPath.test(pathname) ? anySearch : unknownCall)
  );
}
