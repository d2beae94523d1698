import { createPlatform } from "#platform/runtime/createPlatform.ts";
import { testParts } from "../storefront/platform/support/testParts.ts";
import { openSeededDatabase } from "../storefront/platform/support/seededDatabase.ts";

/** The moment at which pages are recorded; photographs of stories show the same. */
const moment = new Date("2026-11-16T08:30:00Z");

/** Two weeks earlier the shop was opened, so that prices have a history. */
const openingDay = new Date("2026-11-02T08:30:00Z");

export interface Asked {
  readonly call: string;
  readonly sent: unknown;
}

export interface Answered {
  readonly status: number;
  readonly answer: unknown;
}

export interface RecordingPlatform {
  /** Answers the pages of one story: the same questions in the same order get the same answers, whenever they are asked. */
  readonly visitorOf: (story: string) => (asked: Asked) => Promise<Answered>;
  readonly close: () => Promise<void>;
}

/** The embedded platform on a database in memory, in which neither time nor chance changes anything. */
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
