import * as z from "zod/mini";
import type { Weekday } from "@dioptra/ui/rules";
import { deliveryPoints } from "./tables/deliveryPoint.ts";
import type { StoredHours } from "../stores/tables/salon.ts";
import { eq } from "drizzle-orm";
import { writeRows } from "../kernel/database/rows.ts";
import { enqueue, type JobHandler } from "../kernel/jobs/jobs.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";

type Point = typeof deliveryPoints.$inferInsert;

const text = z.nullish(z.string());
const minutes = z.array(z.object({ start: z.number(), end: z.number() }));

/** A point as InPost tells it (docs/specification/trade.md#trade-22); of its many fields those that matter here. */
const wirePoint = z.looseObject({
  name: z.string(),
  type: z.array(z.string()),
  status: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  location_247: z.nullish(z.boolean()),
  location_description: text,
  address_details: z.object({ city: text, post_code: text, street: text, building_number: text }),
  operating_hours_extended: z.nullish(z.looseObject({ customer: z.nullish(z.record(z.string(), z.nullish(minutes))) })),
  payment_available: z.nullish(z.boolean()),
  functions: z.nullish(z.array(z.string())),
});

const page = z.looseObject({ total_pages: z.int(), items: z.array(z.unknown()) });

/** Of the machines only those are lockers; the rest are shops with opening hours. */
const lockers = new Set(["parcel_locker", "parcel_locker_only"]);

const days: Readonly<Record<string, Weekday>> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
};

/** Minutes since midnight as a clock shows them; the end of the day is its last minute. */
const clockOf = (minute: number) => {
  const shown = Math.min(minute, 1439);
  return `${String(Math.floor(shown / 60)).padStart(2, "0")}:${String(shown % 60).padStart(2, "0")}`;
};

const hoursOf = (wire: z.output<typeof wirePoint>): readonly StoredHours[] =>
  Object.entries(wire.operating_hours_extended?.customer ?? {}).flatMap(([name, spans]) => {
    const dayOfWeek = days[name];
    return dayOfWeek
      ? (spans ?? []).map(({ start, end }) => ({ dayOfWeek, opens: clockOf(start), closes: clockOf(end) }))
      : [];
  });

/** A point of ours; null for what hands out no parcels, or cannot be read. */
function readPoint(value: unknown): Point | null {
  const { data: wire } = wirePoint.safeParse(value);
  if (!wire || wire.functions?.includes("parcel_collect") === false) return null;
  const { city, post_code, street, building_number } = wire.address_details;
  if (!city || !post_code) return null;
  return {
    carrierCode: "inpost",
    id: wire.name,
    kind: wire.type.some((type) => lockers.has(type)) ? "locker" : "shop",
    name: wire.name,
    country: "PL",
    street: [street, building_number].filter(Boolean).join(" "),
    postcode: post_code,
    city,
    place: wire.location_description || null,
    latitude: wire.location.latitude,
    longitude: wire.location.longitude,
    hours: wire.location_247 ? null : hoursOf(wire),
    paymentOnPickup: wire.payment_available === true,
    available: wire.status === "Operating",
  };
}

/** The carrier cannot be asked now. */
class PointsUnavailable extends Error {
  override readonly name = "PointsUnavailable";
}

const perPage = 500;
/** More pages than exist; a list that does not end is an error. */
const maxPages = 200;

async function readPage(url: string, number: number, timeLimit: number) {
  const address = new URL(url);
  address.search = new URLSearchParams({ page: String(number), per_page: String(perPage) }).toString();
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeLimit), redirect: "error" });
    if (response.ok) return page.parse(await response.json());
  } catch (cause) {
    throw new PointsUnavailable("The list of points cannot be read.", { cause });
  }
  throw new PointsUnavailable("The list of points was refused.");
}

/** All points of the list at an address such as `https://api-pl-points.easypack24.net/v1/points`. All of it, or an error. */
async function inpostPoints(url: string, timeLimit = 20_000): Promise<readonly Point[]> {
  const found: Point[] = [];
  for (let number = 1, pages = 1; number <= Math.min(pages, maxPages); number++) {
    const { total_pages, items } = await readPage(url, number, timeLimit);
    pages = total_pages;
    found.push(...items.flatMap((item) => readPoint(item) ?? []));
  }
  // The list may have grown meanwhile, so that something stands on two pages.
  return [...new Map(found.map((point) => [point.id, point])).values()];
}

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
