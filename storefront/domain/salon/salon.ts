import type { OpeningHours, Position } from "@dioptra/ui/rules";
import { withPrefix, type StoreView } from "../store.ts";

/** What a salon's page is about. `general` for pages of a kind that this shop does not know. */
export type SalonPurpose = "glasses" | "lenses" | "examination" | "general";

const purposes: Readonly<Record<string, SalonPurpose>> = {
  okulary: "glasses",
  brillen: "glasses",
  soczewki: "lenses",
  kontaktlinsen: "lenses",
  "badanie-wzroku": "examination",
  sehtest: "examination",
};

/** Returns what the page of a salon is about, by the kind of product in its address. */
export const purposeOf = (product: string): SalonPurpose => purposes[product] ?? "general";

/** Countries with salons. */
export const salonCountries = ["PL", "DE"] as const;
export type SalonCountry = (typeof salonCountries)[number];

/** Where the clock of a country's salons runs, and whose law closes them (docs/specification/trade.md#trade-28). */
export const salonClocks = {
  PL: { timeZone: "Europe/Warsaw", tradingBan: "pl" },
  DE: { timeZone: "Europe/Berlin", tradingBan: "de" },
} as const satisfies Readonly<Record<SalonCountry, Omit<OpeningHours, "week">>>;

/** A page of a salon (docs/specification/content.md#content-14): one for each town and purpose. */
export interface SalonPage {
  /** The last part of its address, such as `okulary-torun`. */
  readonly code: string;
  readonly purpose: SalonPurpose;
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: SalonCountry;
  readonly position: Position;
  readonly hours: OpeningHours;
  /** Null when nobody has rated it. */
  readonly rating: { readonly value: number; readonly count: number } | null;
}

/** A salon with the links to its pages. */
export interface SalonPlace extends Omit<SalonPage, "purpose"> {
  readonly pages: readonly Pick<SalonPage, "code" | "purpose">[];
}

type Located = Pick<SalonPage, "name" | "street" | "postcode" | "city">;

/** Whether two pages are about one salon. */
export const isSamePlace = (a: Located, b: Located): boolean =>
  a.name === b.name && a.street === b.street && a.postcode === b.postcode && a.city === b.city;

/** Groups the pages by salon, in the order of the first page of each. Its code is that of its first page. */
export function placesOf(pages: readonly SalonPage[]): readonly SalonPlace[] {
  const groups = Map.groupBy(pages, ({ name, street, postcode, city }) => [name, street, postcode, city].join("\n"));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { purpose: _first, ...place } = first;
    return [{ ...place, pages: group.map(({ code, purpose }) => ({ code, purpose })) }];
  });
}

/** Returns the address of a salon's page. */
export const salonHref = (code: string, store: Pick<StoreView, "prefix">): string =>
  withPrefix(`/salon/${code}`, store);

/** The two addresses of the store locator, which show the same page. */
export const locatorPaths = ["/store-locator", "/salony-optyczne"] as const;

/** Returns the canonical path of the store locator: the Polish one for a store in Polish, otherwise the English one. */
export const canonicalLocatorPath = ({ locale }: Pick<StoreView, "locale">): (typeof locatorPaths)[number] =>
  locale === "pl" ? "/salony-optyczne" : "/store-locator";

/** Returns directions to a place on an external map, which is opened only when its link is followed. */
export const routeHref = ({ latitude, longitude }: Position): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;

/** Returns the country whose salons a store view shows first. */
export const countryOfStore = ({ country }: Pick<StoreView, "country">): SalonCountry =>
  salonCountries.find((each) => each === country) ?? "PL";
