import type { CartLine, ServerLine } from "./cart.ts";
import { identityOf, type LineIdentity, sameItem, sameLine } from "./sameLine.ts";

export interface PairedLines {
  readonly pairs: readonly { readonly line: CartLine; readonly server: ServerLine | null }[];
  /** What the platform has and the client does not. */
  readonly serverOnly: readonly ServerLine[];
}

/** Finds for each line the platform's line that is the same, each of which is found once at most. */
export function pairLines(client: readonly CartLine[], server: readonly ServerLine[]): PairedLines {
  const found = new Map<CartLine, ServerLine>();
  const left = new Map(server.map((line) => [line, identityOf(line)]));
  const pairBy = (isPair: (a: LineIdentity, b: LineIdentity) => boolean) => {
    for (const line of client.filter((each) => !found.has(each))) {
      const [match] = [...left].find(([, identity]) => isPair(line, identity)) ?? [];
      if (!match) continue;
      found.set(line, match);
      left.delete(match);
    }
  };
  // Ids first, or a line could be given away to another that is merely equal to it.
  pairBy((a, b) => sameItem(a, b) && sameLine(a, b));
  pairBy(sameLine);
  return { pairs: client.map((line) => ({ line, server: found.get(line) ?? null })), serverOnly: [...left.keys()] };
}
