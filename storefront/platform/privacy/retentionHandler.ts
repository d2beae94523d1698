import { configuration } from "#configuration/index.ts";
import { addDays } from "#domain/calendar.ts";
import { deadlines } from "#domain/retention.ts";
import { dayOf, startOfDay } from "../kernel/calendar.ts";
import type { Database } from "../kernel/database/database.ts";
import { enqueue } from "../kernel/jobs/enqueue.ts";
import type { JobHandler } from "../kernel/jobs/runJobs.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import type { SearchParts } from "../search/searchParts.ts";
import { endSubscriptions } from "./endSubscriptions.ts";
import { eraseOrders } from "./eraseOrders.ts";
import { forgetRows } from "./forgetRows.ts";

/** Three hours after midnight, when few are in the shop. */
const nightly = 3 * 60 * 60 * 1000;

/** The turn of a day, once for however many processes. */
const promise = (database: Database, day: string, runAt: Date): Promise<void> =>
  database.write((session) => enqueue(session, { kind: "retention", key: `retention:${day}`, payload: {}, runAt }));

/** Promises to erase what has had its time: today, and from then on each night. */
export const followRetention = ({ database, clock }: Pick<PlatformParts, "database" | "clock">): Promise<void> =>
  promise(database, dayOf(clock()), clock());

/**
 * Erases what has had its time (`configuration.retention`; docs/specification/law.md#law-14), in many small
 * transactions, and promises the next night's turn. It may end in the middle and be done again.
 */
export const retentionHandler =
  (parts: SearchParts): JobHandler =>
  async () => {
    const { database, clock } = parts;
    const now = clock();
    const { retention } = configuration;
    const over = deadlines(now, retention);
    await eraseOrders(database, { placedBefore: over.claims, claimYears: retention.claimYears, now });
    await endSubscriptions(parts, over.idle, now);
    await forgetRows(database, over, now);
    const tomorrow = addDays(dayOf(now), 1);
    await promise(database, tomorrow, new Date(startOfDay(tomorrow).getTime() + nightly));
  };
