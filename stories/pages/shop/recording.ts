/** A recorded request to the provider. */
export interface RecordedCall {
  /** Method and address, such as `GET /api/stock/list?skus=…`. */
  readonly call: string;
  /** The request's body; null for GET. */
  readonly sent: unknown;
  readonly status: number;
  /** Key of the response's body in `Recording.answers`. */
  readonly answer: string;
}

/** The provider's answers to the pages of one market, recorded by `npm run stories:record`. */
export interface Recording {
  /** Bodies of the responses by their digest, since many pages receive the same ones. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The calls of each story, in order. */
  readonly visits: Readonly<Record<string, readonly RecordedCall[]>>;
}

/**
 * Returns a function that finds the recorded call for a request. It prefers a call with the same body, otherwise the
 * next one to the same address, since some bodies contain the time. Each call is used once, but the last one to an
 * address is repeated.
 */
export function replayOf(visit: readonly RecordedCall[]) {
  const unused = [...visit];
  return (call: string, sent: unknown): RecordedCall | undefined => {
    const candidates = unused.filter((recorded) => recorded.call === call);
    const found =
      candidates.find((recorded) => JSON.stringify(recorded.sent) === JSON.stringify(sent)) ?? candidates[0];
    if (found && candidates.length > 1) unused.splice(unused.indexOf(found), 1);
    return found;
  };
}
