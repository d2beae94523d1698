import type { Session } from "#platform/kernel/database/database.ts";
import { salons as salonTable } from "#platform/stores/tables/salon.ts";
import { salons } from "./salons/salons.ts";

/** Writes the salons: the whole table, since nothing refers to its rows. */
export async function writeSalons(session: Session): Promise<void> {
  await session.delete(salonTable);
  await session.insert(salonTable).values(salons.map((salon, index) => Object.assign({ id: index + 1 }, salon)));
}
