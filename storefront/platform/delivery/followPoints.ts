import { eq } from "drizzle-orm";
import { writeRows } from "../kernel/database/queries/writeRows.ts";
import { deliveryPoints } from "./tables/deliveryPoint.ts";
import { enqueue } from "../kernel/jobs/enqueue.ts";
import type { JobHandler } from "../kernel/jobs/runJobs.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";
import { inpostPoints, PointsUnavailable } from "./inpostPoints.ts";

const refreshTime = 6 * 60 * 60 * 1000;
/** Rows of one statement. */
const batch = 1000;

/** Promises to ask the carrier for its points, now; without an address of its list the sandbox's stay. */
export async function followPoints({ database, clock, newId, settings }: PlatformParts): Promise<void> {
  if (settings.pointsUrl === null) return;
  const job = { kind: "points", key: `points:${newId()}`, payload: {}, runAt: clock() } as const;
  await database.write((session) => enqueue(session, job));
}

/**
 * Takes over the carrier's list as a whole, and promises to ask again. While the list cannot be read, the last one
 * counts. Orders keep what they were told of their point, whatever becomes of it.
 */
export const pointsHandler =
  ({ database, clock, settings }: PlatformParts): JobHandler =>
  async () => {
    const { pointsUrl } = settings;
    if (pointsUrl === null) return;
    const told = await inpostPoints(pointsUrl);
    if (told.length === 0) throw new PointsUnavailable("The list of points is empty.");
    await database.write(async (session) => {
      await session.delete(deliveryPoints).where(eq(deliveryPoints.carrierCode, "inpost"));
      for (let start = 0; start < told.length; start += batch) {
        await writeRows(session, deliveryPoints, told.slice(start, start + batch));
      }
      const runAt = new Date(clock().getTime() + refreshTime);
      const key = `points:${Math.floor(runAt.getTime() / refreshTime)}`;
      await enqueue(session, { kind: "points", key, payload: {}, runAt });
    });
  };
