/** Why a body was ended: it is too slow, its client holds too much, or the process does. */
export type EndReason = "slow" | "client" | "process";

export interface BodyMemoryLimits {
  /** Bytes for all clients together. */
  readonly total: number;
  /** Bytes for one client. */
  readonly perClient: number;
  /** Bytes of the total that only small bodies may use. */
  readonly forSmall: number;
  /** The maximum size of a small body, in bytes. */
  readonly smallBody: number;
  /** The minimum speed, in bytes a second. */
  readonly minimumBodySpeed: number;
  /** How far a body may fall behind the minimum speed, in milliseconds. */
  readonly bodyGrace: number;
}

/** A body that is arriving or waits for its answer. */
export interface HeldBody {
  /** Counts bytes that have arrived. If there is no memory for them, the slowest body is ended, which may be this one. */
  readonly add: (bytes: number) => void;
  /** Returns when the body falls behind the minimum speed, as `performance.now()` counts. Bytes that arrive postpone it. */
  readonly deadline: () => number;
  /** Ends the body, unless it has arrived. */
  readonly end: (reason: EndReason) => void;
  /** Keeps the body, which has arrived, until `release`. Returns why it was ended before; null if it was not. */
  readonly finish: () => EndReason | null;
  readonly release: () => void;
}

/** What a body costs in addition to its bytes, since each has a connection. */
const bodyOverhead = 4 * 1024;

interface ArrivingBody {
  readonly client: string;
  readonly isLarge: () => boolean;
  readonly deadline: () => number;
  readonly end: (reason: EndReason) => void;
}

/** Creates the record of the bytes that bodies hold in memory. */
export function createBodyMemory(limits: BodyMemoryLimits) {
  const { total, perClient, forSmall, smallBody, minimumBodySpeed, bodyGrace } = limits;
  const arriving = new Set<ArrivingBody>();
  const heldByClient = new Map<string, number>();
  let held = 0;
  let heldByLarge = 0;

  function count(client: string, bytes: number, isLarge: boolean) {
    held += bytes;
    if (isLarge) heldByLarge += bytes;
    const ofClient = (heldByClient.get(client) ?? 0) + bytes;
    if (ofClient > 0) heldByClient.set(client, ofClient);
    else heldByClient.delete(client);
  }

  /** Ends the slowest of some arriving bodies: the one that first falls behind the minimum speed. */
  function endSlowest(isCandidate: (body: ArrivingBody) => boolean, reason: EndReason) {
    const candidates = [...arriving].filter(isCandidate);
    const [first, ...others] = candidates;
    if (!first) return;
    others.reduce((slowest, body) => (body.deadline() < slowest.deadline() ? body : slowest), first).end(reason);
  }

  /** Ends arriving bodies until all limits are kept. `latest` is the body that has grown, so it is always a candidate. */
  function makeRoom(latest: ArrivingBody) {
    const { client } = latest;
    while (arriving.has(latest)) {
      if ((heldByClient.get(client) ?? 0) > perClient) endSlowest((body) => body.client === client, "client");
      else if (latest.isLarge() && heldByLarge > total - forSmall) endSlowest((body) => body.isLarge(), "process");
      else if (held > total) endSlowest(() => true, "process");
      else return;
    }
  }

  return {
    /** Begins to hold a body. `declared` is its announced size, 0 when unknown. `onEnd` is called when it is ended, perhaps at once. */
    hold({
      client,
      declared,
      onEnd,
    }: {
      client: string;
      declared: number;
      onEnd: (reason: EndReason) => void;
    }): HeldBody {
      let received = 0;
      let counted = 0;
      let isLarge = declared > smallBody;
      let deadline = performance.now() + bodyGrace;
      let ended: EndReason | null = null;
      const recount = (bytes: number, isLargeNow: boolean) => {
        count(client, -counted, isLarge);
        isLarge = isLargeNow;
        counted = bytes;
        count(client, counted, isLarge);
      };
      const body: ArrivingBody = {
        client,
        isLarge: () => isLarge,
        deadline: () => deadline,
        end(reason) {
          if (!arriving.delete(body)) return;
          ended = reason;
          recount(0, isLarge);
          onEnd(reason);
        },
      };
      const grow = (bytes: number) => {
        received += bytes;
        recount(bodyOverhead + received, isLarge || received > smallBody);
        makeRoom(body);
      };
      arriving.add(body);
      grow(0);
      return {
        add(bytes) {
          if (!arriving.has(body)) return;
          const longest = performance.now() + bodyGrace;
          deadline = Math.min(longest, deadline + (bytes / minimumBodySpeed) * 1000);
          grow(bytes);
        },
        deadline: () => deadline,
        end: body.end,
        finish() {
          arriving.delete(body);
          return ended;
        },
        release() {
          arriving.delete(body);
          recount(0, isLarge);
        },
      };
    },
  };
}
