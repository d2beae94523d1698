/** A question to the provider, and what it answered. */
export interface RecordedCall {
  /** Method and address, such as `GET /api/stock/list?skus=…`. */
  readonly call: string;
  /** What was sent; null with GET. */
  readonly sent: unknown;
  readonly status: number;
  /** Which of the answers. */
  readonly answer: string;
}

/** What the provider said to the pages of one market, as `npm run stories:record` wrote it down. */
export interface Recording {
  /** Each answer once, by its digest: the tree of categories is asked for by every page. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The calls of each story, in their order. */
  readonly visits: Readonly<Record<string, readonly RecordedCall[]>>;
}

/**
 * Finds the calls of a visit again, each once: the very same question first, else the next to the same address, since
 * some questions carry the hour. The last answer to an address stands for all that follow.
 */
export function replayOf(visit: readonly RecordedCall[]) {
  const waiting = [...visit];
  return (call: string, sent: unknown): RecordedCall | undefined => {
    const same = waiting.filter((asked) => asked.call === call);
    const found = same.find((asked) => JSON.stringify(asked.sent) === JSON.stringify(sent)) ?? same[0];
    if (found && same.length > 1) waiting.splice(waiting.indexOf(found), 1);
    return found;
  };
}
