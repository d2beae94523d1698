import type { Salon } from "@dioptra/ui";
import type { OpeningHours } from "@dioptra/ui/rules";

/** A Friday at 13:00 in Poland. */
export const now = "2026-11-20T12:00:00Z";

const workdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

const week: OpeningHours["week"] = [
  ...workdays.map((dayOfWeek) => ({ dayOfWeek, opens: "09:00", closes: "19:00" })),
  { dayOfWeek: "Saturday", opens: "10:00", closes: "16:00" },
];

export const hours: OpeningHours = { timeZone: "Europe/Warsaw", week, tradingBan: "pl" };

type Town = readonly [city: string, latitude: number, longitude: number, postCode: string];

const towns: readonly Town[] = [
  ["Warszawa", 52.2297, 21.0122, "00-025"],
  ["Kraków", 50.0614, 19.9366, "31-005"],
  ["Wrocław", 51.1079, 17.0385, "50-101"],
  ["Łódź", 51.7592, 19.456, "90-001"],
  ["Poznań", 52.4064, 16.9252, "61-772"],
  ["Gdańsk", 54.352, 18.6466, "80-831"],
  ["Szczecin", 53.4285, 14.5528, "70-500"],
  ["Lublin", 51.2465, 22.5684, "20-002"],
  ["Białystok", 53.1325, 23.1688, "15-077"],
  ["Katowice", 50.2649, 19.0238, "40-012"],
  ["Gdynia", 54.5189, 18.5305, "81-366"],
  ["Rzeszów", 50.0412, 21.9991, "35-030"],
  ["Olsztyn", 53.7784, 20.4801, "10-117"],
  ["Zielona Góra", 51.9356, 15.5062, "65-066"],
  ["Zakopane", 49.2992, 19.9496, "34-500"],
];

const streets = ["Rynek 12", "ul. Długa 8", "ul. 3 Maja 41", "ul. Kościuszki 3", "ul. Szeroka 26"];

function salonAt([city, latitude, longitude, postCode]: Town, index: number): Salon {
  const street = streets[index % streets.length] ?? "Rynek 1";
  return {
    code: `${city}-${index}`,
    name: `Dioptra ${city}`,
    street,
    postCode,
    city,
    position: { latitude, longitude },
    phone: `+48 22 000 ${String(1000 + index).slice(0, 2)} ${String(1000 + index).slice(2)}`,
    hours,
    rating: { value: 4.2 + (index % 8) / 10, count: 18 + index * 7 },
    services: ["Badanie wzroku", "serwis", "odbiór zamówień"],
    href: `#/salon/${index}`,
    routeHref: `#/trasa/${index}`,
  };
}

export const salons: readonly Salon[] = towns.map(salonAt);

/** 150 salons, ten in and around each town. */
export const manySalons: readonly Salon[] = Array.from({ length: 150 }, (_, index) => {
  const [city, latitude, longitude, postCode] = towns[index % towns.length] ?? ["", 0, 0, ""];
  const turn = Math.floor(index / towns.length);
  const [north, east] = [Math.sin(turn * 2.4) * turn * 0.02, Math.cos(turn * 2.4) * turn * 0.03];
  return salonAt([city, latitude + north, longitude + east, postCode], index);
});

export const krakow: Salon = salonAt(["Kraków", 50.0614, 19.9366, "31-005"], 15);

const germanTowns: readonly Town[] = [
  ["Berlin", 52.52, 13.405, "10178"],
  ["Hamburg", 53.5511, 9.9937, "20095"],
  ["München", 48.1372, 11.5756, "80331"],
  ["Frankfurt am Main", 50.1109, 8.6821, "60311"],
];

export const germanSalons: readonly Salon[] = germanTowns.map(salonAt);
