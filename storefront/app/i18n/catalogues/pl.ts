import type { MessagePart } from "../messageParts.ts";

/** Brings one part of the catalogue: each is a chunk of its own, so that nobody loads what is not said. */
export const bring = (part: MessagePart): Promise<{ readonly default: unknown }> =>
  import(`../compiled/pl/${part}.json`);
