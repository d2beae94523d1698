import * as z from "zod/mini";
import type { Weekday } from "@dioptra/ui/rules";
import { deliveryPoints } from "./tables/deliveryPoint.ts";
import type { StoredHours } from "../stores/tables/salon.ts";
import { eq } from "drizzle-orm";
import { writeRows } from "../kernel/database/rows.ts";
import { enqueue, type JobHandler } from "../kernel/jobs/jobs.ts";
import { readHoursText } from "./hoursText.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";

type Point = typeof deliveryPoints.$inferInsert;

const text = z.nullish(z.string());
const minutes = z.array(z.object({ start: z.number(), end: z.number() }));

/** A point in InPost's list (docs/specification/trade.md#trade-22), with only the fields that are used. */
const wirePoint = z.looseObject({
  name: z.string(),
  type: z.array(z.string()),
  status: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  location_247: z.nullish(z.boolean()),
  location_description: text,
  address_details: z.object({ city: text, post_code: text, street: text, building_number: text }),
  operating_hours_extended: z.nullish(z.looseObject({ customer: z.nullish(z.record(z.string(), z.nullish(minutes))) })),
  opening_hours: text,
  payment_available: z.nullish(z.boolean()),
  functions: z.nullish(z.array(z.string())),
});

const page = z.looseObject({ total_pages: z.int(), items: z.array(z.unknown()) });

/** Types of points that are lockers, unless another type names a counter. All others are shops with opening hours. */
const lockerTypes = new Set(["parcel_locker", "parcel_locker_only"]);
/** Parts of the types that name a counter in a shop, which can come with `parcel_locker` and after it. */
const counterType = /(^|_)(super)?pop$|(^|_)p[ou]k$|pudo/;

const kindOf = (types: readonly string[]): Point["kind"] =>
  types.some((type) => lockerTypes.has(type)) && !types.some((type) => counterType.test(type)) ? "locker" : "shop";

const weekdays: Readonly<Record<string, Weekday>> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
};

/** Formats minutes since midnight, such as `08:30`; the end of the day is 23:59. */
const formatTime = (minute: number) => {
  const shown = Math.min(minute, 1439);
  return `${String(Math.floor(shown / 60)).padStart(2, "0")}:${String(shown % 60).padStart(2, "0")}`;
};

const hoursByDay = (wire: z.output<typeof wirePoint>): readonly StoredHours[] =>
  Object.entries(wire.operating_hours_extended?.customer ?? {}).flatMap(([name, spans]) => {
    const dayOfWeek = weekdays[name];
    return dayOfWeek
      ? (spans ?? []).map(({ start, end }) => ({ dayOfWeek, opens: formatTime(start), closes: formatTime(end) }))
      : [];
  });

/** Returns the opening hours, from wherever the point states them; null if it is always open. */
function hoursOf(wire: z.output<typeof wirePoint>): readonly StoredHours[] | null {
  if (wire.location_247) return null;
  const byDay = hoursByDay(wire);
  if (byDay.length > 0) return byDay;
  const stated = readHoursText(wire.opening_hours ?? "");
  return stated === "always" ? null : (stated ?? []);
}

/** Reads a point of InPost's list; null for a point that hands out no parcels or whose form is unknown. */
function readPoint(value: unknown): Point | null {
  const { data: wire } = wirePoint.safeParse(value);
  if (!wire || wire.functions?.includes("parcel_collect") === false) return null;
  const { city, post_code, street, building_number } = wire.address_details;
  if (!city || !post_code) return null;
  return {
    carrierCode: "inpost",
    id: wire.name,
    kind: kindOf(wire.type),
    name: wire.name,
    country: "PL",
    street: [street, building_number].filter(Boolean).join(" "),
    postcode: post_code,
    city,
    place: wire.location_description || null,
    latitude: wire.location.latitude,
    longitude: wire.location.longitude,
    hours: hoursOf(wire),
    paymentOnPickup: wire.payment_available === true,
    available: wire.status === "Operating",
  };
}

/** The carrier's list cannot be read. */
class PointsUnavailable extends Error {
  override readonly name = "PointsUnavailable";
}

const perPage = 500;
/** More pages than the list has, so that a wrong number of pages does not cause endless requests. */
const maxPages = 200;

async function readPage(url: string, number: number, timeLimit: number) {
  const address = new URL(url);
  address.search = new URLSearchParams({ page: String(number), per_page: String(perPage) }).toString();
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeLimit), redirect: "error" });
    if (response.ok) return page.parse(await response.json());
  } catch (cause) {
    throw new PointsUnavailable("InPost's list of points cannot be read.", { cause });
  }
  throw new PointsUnavailable("InPost refused the list of points.");
}

/**
 * Returns all points of the list at a URL such as `https://api-pl-points.easypack24.net/v1/points`. Throws
 * `PointsUnavailable` when any page cannot be read.
 */
async function fetchInpostPoints(url: string, timeLimit = 20_000): Promise<readonly Point[]> {
  const found: Point[] = [];
  for (let number = 1, pages = 1; number <= Math.min(pages, maxPages); number++) {
    const { total_pages, items } = await readPage(url, number, timeLimit);
    pages = total_pages;
    found.push(...items.flatMap((item) => readPoint(item) ?? []));
  }
  // The list may grow between two requests, which puts a point on two pages.
  return [...new Map(found.map((point) => [point.id, point])).values()];
}

/** How often the list is read, in milliseconds. */
const refreshInterval = 6 * 60 * 60 * 1000;
/** The number of rows in one insert statement. */
const batchSize = 1000;

/** Schedules reading the carrier's list now. Without a URL of the list, the sandbox's points stay. */
export async function schedulePointsRefresh({ database, clock, newId, settings }: PlatformParts): Promise<void> {
  if (settings.pointsUrl === null) return;
  const job = { kind: "points", key: `points:${newId()}`, payload: {}, runAt: clock() } as const;
  await database.write((session) => enqueue(session, job));
}

/**
 * Replaces the stored points by the carrier's list and schedules the next time. While the list cannot be read, the stored
 * points stay. Orders have a copy of their point and do not change.
 */
export const pointsHandler =
  ({ database, clock, settings }: PlatformParts): JobHandler =>
  async () => {
    const { pointsUrl } = settings;
    if (pointsUrl === null) return;
    const points = await fetchInpostPoints(pointsUrl);
    if (points.length === 0) throw new PointsUnavailable("InPost's list of points is empty.");
    await database.write(async (session) => {
      await session.delete(deliveryPoints).where(eq(deliveryPoints.carrierCode, "inpost"));
      for (let start = 0; start < points.length; start += batchSize) {
        await writeRows(session, deliveryPoints, points.slice(start, start + batchSize));
      }
      const runAt = new Date(clock().getTime() + refreshInterval);
      const key = `points:${Math.floor(runAt.getTime() / refreshInterval)}`;
      await enqueue(session, { kind: "points", key, payload: {}, runAt });
    });
  };
