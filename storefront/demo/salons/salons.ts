import { slugWords } from "#contract/catalog/slug.ts";
import type { StoredHours } from "#platform/stores/tables/salon.ts";
import { draw } from "../products/draw.ts";
import { towns } from "./towns.ts";

/** What salons are there for: the page of each speaks of one of these. */
const products = {
  PL: ["okulary", "soczewki", "badanie-wzroku"],
  DE: ["brillen", "kontaktlinsen", "sehtest"],
} as const;

const streets = {
  PL: ["Rynek", "ul. Długa", "ul. 3 Maja", "ul. Kościuszki", "ul. Mickiewicza", "ul. Szeroka", "ul. Lipowa"],
  DE: ["Marktplatz", "Hauptstraße", "Bahnhofstraße", "Lindenstraße", "Schillerstraße", "Königstraße", "Gartenstraße"],
} as const;

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

/** Closed on Sundays in both countries. */
const hoursOf = (seed: string): readonly StoredHours[] => {
  const opens = ["09:00", "10:00"][draw(`opens ${seed}`, 2)] ?? "10:00";
  const closes = ["18:00", "19:00", "20:00"][draw(`closes ${seed}`, 3)] ?? "18:00";
  return [
    ...week.map((dayOfWeek) => ({ dayOfWeek, opens, closes })),
    { dayOfWeek: "Saturday", opens: "10:00", closes: "14:00" },
  ];
};

/** Numbers that nobody has: none of the groups begins like those that are given out. */
const phoneOf = (country: "PL" | "DE", dialling: string, seed: string) => {
  const last = String(1000 + draw(`phone ${seed}`, 9000));
  return country === "PL" ? `+48 ${dialling} 000 ${last.slice(0, 2)} ${last.slice(2)}` : `+49 ${dialling} 000${last}`;
};

/** The salons: fifty towns, each with a page for each of what it is there for. They are invented; the towns are not. */
export const salons = towns.flatMap(([city, country, latitude, longitude, postCode, dialling]) => {
  const street = streets[country][draw(`street ${city}`, streets[country].length)] ?? "Rynek";
  const house = 1 + draw(`house ${city}`, 48);
  return products[country].map((product) => ({
    code: `${product}-${slugWords(city).join("-")}`,
    product,
    city,
    country,
    googleName: `Dioptra ${city}`,
    phone: phoneOf(country, dialling, city),
    address: `${street} ${house}`,
    postCode,
    latitude,
    longitude,
    hours: hoursOf(city),
    ratingValue: (42 + draw(`rating ${city}`, 8)) / 10,
    reviewCount: 18 + draw(`count ${city}`, 240),
  }));
});
