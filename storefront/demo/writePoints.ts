import type { Session } from "#platform/kernel/database/database.ts";
import { writeRows } from "#platform/kernel/database/rows.ts";
import { deliveryPoints, expressAreas as areaTable } from "#platform/delivery/tables/deliveryPoint.ts";
import { expressAreas, points } from "./points/points.ts";

/** Writes the points of the sandbox, unless a carrier's own list has taken their place. */
export async function writePoints(session: Session): Promise<void> {
  await session.delete(areaTable);
  await session.insert(areaTable).values(expressAreas);
  if ((await session.$count(deliveryPoints)) > 0) return;
  await writeRows(session, deliveryPoints, points);
}
