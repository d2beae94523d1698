import type { Query } from "./engine/query.ts";

/** Whether a search is for words that somebody typed, and not for what has certain values. */
export function looksForWords(query: Query): boolean {
  switch (query.kind) {
    case "text":
      return true;
    case "bool":
      return [...query.must, ...query.filter, ...query.should].some(looksForWords);
    case "best":
      return query.parts.some(looksForWords);
    case "constant":
    case "functions":
      return looksForWords(query.query);
    default:
      return false;
  }
}
