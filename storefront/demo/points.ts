import { deliveryPoints, expressAreas as areaTable } from "#platform/delivery/tables/deliveryPoint.ts";
import type { StoredHours } from "#platform/stores/tables/salon.ts";
import { draw } from "./draw.ts";
import { towns } from "./salons.ts";
import type { Session } from "#platform/kernel/database/database.ts";
import { writeRows } from "#platform/kernel/database/rows.ts";

/** Street names that most towns have. */
const streetsOf = {
  PL: [
    "ul. Długa",
    "ul. Mickiewicza",
    "ul. Słowackiego",
    "ul. Kościuszki",
    "ul. Sienkiewicza",
    "ul. Ogrodowa",
    "ul. Polna",
    "ul. Leśna",
    "ul. Szkolna",
    "ul. Kolejowa",
    "ul. Lipowa",
    "ul. Piłsudskiego",
    "ul. Wojska Polskiego",
    "ul. Jana Pawła II",
    "al. Niepodległości",
    "ul. Kopernika",
  ],
  DE: [
    "Hauptstraße",
    "Bahnhofstraße",
    "Gartenstraße",
    "Schulstraße",
    "Bergstraße",
    "Lindenstraße",
    "Goethestraße",
    "Schillerstraße",
    "Mozartstraße",
    "Ringstraße",
    "Kirchstraße",
    "Waldstraße",
  ],
} as const;

type Point = typeof deliveryPoints.$inferInsert;
type Town = (typeof towns)[number];

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

/** Opening hours of a parcel shop. */
const hoursOf = (seed: string): readonly StoredHours[] => {
  const opens = ["07:00", "08:00", "09:00", "10:00"][draw(`opens ${seed}`, 4)] ?? "09:00";
  const closes = ["17:00", "18:00", "19:00", "20:00", "21:00"][draw(`closes ${seed}`, 5)] ?? "18:00";
  return [
    ...week.map((dayOfWeek) => ({ dayOfWeek, opens, closes })),
    { dayOfWeek: "Saturday", opens: "09:00", closes: "14:00" },
  ];
};

/** Opening hours of a locker in a building that closes at night. */
const buildingHours: readonly StoredHours[] = [...week, "Saturday" as const, "Sunday" as const].map((dayOfWeek) => ({
  dayOfWeek,
  opens: "06:00",
  closes: "22:00",
}));

/** Returns three letters for a town, such as `WAW`, without diacritics. */
const lettersOf = (city: string) =>
  city
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "L")
    .replaceAll(/[^A-Za-z]/g, "")
    .slice(0, 3)
    .toUpperCase();

/** Returns a place within a few kilometres of the town's centre. A degree of latitude is 111 km. */
function placeOf([, , latitude, longitude]: Town, seed: string) {
  const offset = (axis: string, degrees: number) => ((draw(`${axis} ${seed}`, 2001) - 1000) / 1000) * degrees;
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return {
    latitude: rounded(latitude + offset("latitude", 0.03)),
    longitude: rounded(longitude + offset("longitude", 0.05)),
  };
}

/** Returns another postcode of the same town, with the same first digits. */
const postcodeOf = ([, country, , , postcode]: Town, seed: string) => {
  const last = String(draw(`postcode ${seed}`, 90) + 10);
  return country === "PL" ? `${postcode.slice(0, 4)}${last}` : `${postcode.slice(0, 3)}${last}`;
};

/** Returns a pickup point in a town, without carrier, id and name. */
function pointIn(town: Town, kind: "locker" | "shop", index: number): Omit<Point, "carrierCode" | "id" | "name"> {
  const [city, country] = town;
  const seed = `${kind} ${index} ${city}`;
  const streets = streetsOf[country];
  const street = streets[draw(`street ${seed}`, streets.length)] ?? streets[0];
  const isInBuilding = draw(`building ${seed}`, 10) === 0;
  return {
    kind,
    country,
    city,
    street: `${street} ${1 + draw(`house ${seed}`, 120)}`,
    postcode: postcodeOf(town, seed),
    place: null,
    ...placeOf(town, seed),
    hours: kind === "shop" ? hoursOf(seed) : isInBuilding ? buildingHours : null,
    paymentOnPickup: draw(`payment ${seed}`, 5) > 0,
    available: draw(`available ${seed}`, 40) > 0,
  };
}

const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const lockers = (town: Town): readonly Point[] =>
  oneTo(9).map((index) => {
    const id = `${lettersOf(town[0])}${String(index).padStart(2, "0")}M`;
    return Object.assign(pointIn(town, "locker", index), { carrierCode: "inpost", id, name: id });
  });

const shopNames = { PL: ["Kiosk", "Sklep", "Księgarnia"], DE: ["Kiosk", "Blumenladen", "Buchhandlung"] } as const;

const shops = (town: Town, position: number, count: number): readonly Point[] =>
  oneTo(count).map((index) => {
    const [city, country] = town;
    const name = shopNames[country][draw(`name ${index} ${city}`, 3)] ?? "Kiosk";
    const id = `${country}${10_000 + position * 100 + index}`;
    return Object.assign(pointIn(town, "shop", index), { carrierCode: "dpd", id, name: `${name} ${city}` });
  });

/**
 * The sandbox's pickup points, in the form of the carriers' lists: nine lockers and three shops in each Polish town, and six
 * shops in each German town. The towns are real, the points are invented.
 */
export const points: readonly Point[] = towns.flatMap((town, position) =>
  town[1] === "PL" ? [...lockers(town), ...shops(town, position, 3)] : shops(town, position, 6),
);

/** Express delivery covers the towns with salons, by the first two digits of their postcodes. */
export const expressAreas = [
  ...new Map(
    towns.map(([, country, , , postcode]) => [
      `${country} ${postcode.slice(0, 2)}`,
      { country, prefix: postcode.slice(0, 2) },
    ]),
  ).values(),
];

/** Inserts the sandbox's pickup points, unless a carrier's list has been imported. Replaces the express areas. */
export async function writePoints(session: Session): Promise<void> {
  await session.delete(areaTable);
  await session.insert(areaTable).values(expressAreas);
  if ((await session.$count(deliveryPoints)) > 0) return;
  await writeRows(session, deliveryPoints, points);
}
