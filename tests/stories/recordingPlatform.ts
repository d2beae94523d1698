import { createPlatform } from "#platform/runtime/createPlatform.ts";
import { testParts } from "../storefront/platform/support/testParts.ts";
import { openSeededDatabase } from "../storefront/platform/support/seededDatabase.ts";

/** The time at which pages are recorded, which is also that of the stories' snapshots. */
const moment = new Date("2026-11-16T08:30:00Z");

/** The shop was opened two weeks earlier, so that prices have a history. */
const openingDay = new Date("2026-11-02T08:30:00Z");

export interface SentCall {
  readonly call: string;
  readonly sent: unknown;
}

export interface CallAnswer {
  readonly status: number;
  readonly answer: unknown;
}

export interface RecordingPlatform {
  /** Returns a function that answers the calls of one story. The same calls in the same order get the same answers. */
  readonly visitorOf: (story: string) => (call: SentCall) => Promise<CallAnswer>;
  readonly close: () => Promise<void>;
}

/** Opens the embedded platform on a database in memory, with a fixed clock and predictable ids. */
export async function openRecordingPlatform(): Promise<RecordingPlatform> {
  const { connection, database } = await openSeededDatabase(openingDay);
  let newId = () => "";
  const { fetch } = createPlatform({
    ...testParts(),
    database,
    clock: () => moment,
    newId: () => newId(),
    onError: (error) => console.error(error),
  });
  return {
    visitorOf: (story) => {
      let ids = 0;
      return async ({ call, sent }) => {
        newId = () => `${story}-${++ids}`;
        const [method = "GET", address = "/"] = call.split(" ");
        const request = new Request(`http://shop.test${address}`, {
          method,
          headers: { "content-type": "application/json", "x-dioptra-visitor": story },
          ...(method !== "GET" && { body: JSON.stringify(sent) }),
        });
        const response = await fetch(request);
        return { status: response.status, answer: await response.json() };
      };
    },
    close: () => connection.close(),
  };
}
