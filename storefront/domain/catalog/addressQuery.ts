import type { AddressQuery } from "./listAddress.ts";

/** Reads the query of an address as it is written: a name that comes more than once has several values. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const before = query.get(name);
    query.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(query);
}

/** Writes a query with its question mark; nothing for an empty one. */
export function writeQuery(query: AddressQuery): string {
  const written = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
    ),
  );
  return written.size > 0 ? `?${written}` : "";
}
