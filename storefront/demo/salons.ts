import { slugWords } from "#contract/catalog/slug.ts";
import { salons as salonTable, type StoredHours } from "#platform/stores/tables/salon.ts";
import { draw } from "./draw.ts";
import type { Session } from "#platform/kernel/database/database.ts";

/** A town: name, country, coordinates, postcode and dialling code. */
type TownRow = readonly [
  name: string,
  country: "PL" | "DE",
  latitude: number,
  longitude: number,
  postcode: string,
  dialling: string,
];

/** Thirty-eight towns in Poland, the largest first, and twelve in Germany, with the coordinates of their centres. */
export const towns: readonly TownRow[] = [
  ["Warszawa", "PL", 52.2297, 21.0122, "00-025", "22"],
  ["Kraków", "PL", 50.0614, 19.9366, "31-005", "12"],
  ["Wrocław", "PL", 51.1079, 17.0385, "50-101", "71"],
  ["Łódź", "PL", 51.7592, 19.456, "90-001", "42"],
  ["Poznań", "PL", 52.4064, 16.9252, "61-772", "61"],
  ["Gdańsk", "PL", 54.352, 18.6466, "80-831", "58"],
  ["Szczecin", "PL", 53.4285, 14.5528, "70-500", "91"],
  ["Bydgoszcz", "PL", 53.1235, 18.0084, "85-005", "52"],
  ["Lublin", "PL", 51.2465, 22.5684, "20-002", "81"],
  ["Białystok", "PL", 53.1325, 23.1688, "15-077", "85"],
  ["Katowice", "PL", 50.2649, 19.0238, "40-012", "32"],
  ["Gdynia", "PL", 54.5189, 18.5305, "81-366", "58"],
  ["Częstochowa", "PL", 50.8118, 19.1203, "42-200", "34"],
  ["Radom", "PL", 51.4027, 21.1471, "26-600", "48"],
  ["Rzeszów", "PL", 50.0412, 21.9991, "35-030", "17"],
  ["Toruń", "PL", 53.0138, 18.5984, "87-100", "56"],
  ["Kielce", "PL", 50.8661, 20.6286, "25-303", "41"],
  ["Gliwice", "PL", 50.2945, 18.6714, "44-100", "32"],
  ["Olsztyn", "PL", 53.7784, 20.4801, "10-117", "89"],
  ["Bielsko-Biała", "PL", 49.8224, 19.0584, "43-300", "33"],
  ["Zielona Góra", "PL", 51.9356, 15.5062, "65-066", "68"],
  ["Rybnik", "PL", 50.0971, 18.5416, "44-200", "32"],
  ["Opole", "PL", 50.6751, 17.9213, "45-015", "77"],
  ["Tychy", "PL", 50.1218, 18.9998, "43-100", "32"],
  ["Gorzów Wielkopolski", "PL", 52.7368, 15.2288, "66-400", "95"],
  ["Elbląg", "PL", 54.1561, 19.4045, "82-300", "55"],
  ["Płock", "PL", 52.5468, 19.7064, "09-400", "24"],
  ["Tarnów", "PL", 50.0121, 20.9858, "33-100", "14"],
  ["Koszalin", "PL", 54.1944, 16.1722, "75-007", "94"],
  ["Kalisz", "PL", 51.7611, 18.091, "62-800", "62"],
  ["Legnica", "PL", 51.207, 16.1553, "59-220", "76"],
  ["Słupsk", "PL", 54.4641, 17.0285, "76-200", "59"],
  ["Jelenia Góra", "PL", 50.9044, 15.7194, "58-500", "75"],
  ["Nowy Sącz", "PL", 49.6218, 20.697, "33-300", "18"],
  ["Siedlce", "PL", 52.1676, 22.2902, "08-110", "25"],
  ["Konin", "PL", 52.223, 18.2511, "62-500", "63"],
  ["Leszno", "PL", 51.8419, 16.5749, "64-100", "65"],
  ["Zakopane", "PL", 49.2992, 19.9496, "34-500", "18"],
  ["Berlin", "DE", 52.52, 13.405, "10178", "30"],
  ["Hamburg", "DE", 53.5511, 9.9937, "20095", "40"],
  ["München", "DE", 48.1372, 11.5756, "80331", "89"],
  ["Köln", "DE", 50.9375, 6.9603, "50667", "221"],
  ["Frankfurt am Main", "DE", 50.1109, 8.6821, "60311", "69"],
  ["Stuttgart", "DE", 48.7758, 9.1829, "70173", "711"],
  ["Düsseldorf", "DE", 51.2277, 6.7735, "40213", "211"],
  ["Leipzig", "DE", 51.3397, 12.3731, "04109", "341"],
  ["Dresden", "DE", 51.0504, 13.7373, "01067", "351"],
  ["Hannover", "DE", 52.3759, 9.732, "30159", "511"],
  ["Nürnberg", "DE", 49.4521, 11.0767, "90402", "911"],
  ["Bremen", "DE", 53.0793, 8.8017, "28195", "421"],
];

/** Services of the salons. Each salon has a page for each service. */
const products = {
  PL: ["okulary", "soczewki", "badanie-wzroku"],
  DE: ["brillen", "kontaktlinsen", "sehtest"],
} as const;

const streets = {
  PL: ["Rynek", "ul. Długa", "ul. 3 Maja", "ul. Kościuszki", "ul. Mickiewicza", "ul. Szeroka", "ul. Lipowa"],
  DE: ["Marktplatz", "Hauptstraße", "Bahnhofstraße", "Lindenstraße", "Schillerstraße", "Königstraße", "Gartenstraße"],
} as const;

/** Towns whose salon has an address of its own. */
const townsWithMail: ReadonlySet<string> = new Set(["Warszawa", "Kraków", "Berlin"]);

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

/** Returns opening hours. Salons in both countries are closed on Sundays. */
const hoursOf = (seed: string): readonly StoredHours[] => {
  const opens = ["09:00", "10:00"][draw(`opens ${seed}`, 2)] ?? "10:00";
  const closes = ["18:00", "19:00", "20:00"][draw(`closes ${seed}`, 3)] ?? "18:00";
  return [
    ...week.map((dayOfWeek) => ({ dayOfWeek, opens, closes })),
    { dayOfWeek: "Saturday", opens: "10:00", closes: "14:00" },
  ];
};

/** Returns a telephone number from a range that is not assigned. */
const phoneOf = (country: "PL" | "DE", dialling: string, seed: string) => {
  const last = String(1000 + draw(`phone ${seed}`, 9000));
  return country === "PL" ? `+48 ${dialling} 000 ${last.slice(0, 2)} ${last.slice(2)}` : `+49 ${dialling} 000${last}`;
};

/** The salons in fifty real towns, with a page for each service. The salons are invented. */
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
    email: townsWithMail.has(city) ? `${slugWords(city).join("-")}@salon.dioptra.example` : null,
    address: `${street} ${house}`,
    postCode,
    latitude,
    longitude,
    hours: hoursOf(city),
    ratingValue: (42 + draw(`rating ${city}`, 8)) / 10,
    reviewCount: 18 + draw(`count ${city}`, 240),
  }));
});

/** Replaces the salons, except for their mail addresses, which the staff sets. Nothing refers to the rows of this table. */
export async function writeSalons(session: Session): Promise<void> {
  const rows = await session.select({ code: salonTable.code, email: salonTable.email }).from(salonTable);
  const mailOf = new Map(rows.map(({ code, email }) => [code, email]));
  await session.delete(salonTable);
  await session.insert(salonTable).values(
    salons.map((salon, index) => {
      const kept = mailOf.get(salon.code);
      return Object.assign({ id: index + 1 }, salon, kept !== undefined && { email: kept });
    }),
  );
}
