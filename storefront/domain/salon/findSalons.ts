import { beginsOneOf, distanceBetween, foldText, type Position, searchForms, spellUmlauts } from "@dioptra/ui/rules";
import type { SalonCountry, SalonPage, SalonPlace } from "./salon.ts";

const wordsIn = (text: string) => text.split(/[^\p{L}\p{M}\d]+/u).filter(Boolean);

/** Returns the words of a text in all their forms: "Köln" is "koln" and "koeln". */
const wordsOf = (text: string): readonly string[] => wordsIn(text).flatMap(searchForms);

const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

/** Returns the digits of a typed postcode, which may be incomplete; null for other texts. */
const typedPostcode = (typed: string): string | null => (/^\s*\d[\d\s-]*$/.test(typed) ? digitsOf(typed) : null);

/** Postcodes have a hyphen in Poland only. */
const isPolishPostcode = (typed: string) => /^\s*\d{2}-\d{3}\s*$/.test(typed);

const commonPrefix = (a: string, b: string): number => {
  const end = [...a].findIndex((digit, index) => digit !== b[index]);
  return end === -1 ? a.length : end;
};

/** A complete postcode has five digits in Poland and in Germany. */
const postcodeLength = 5;

/** The salons that a search finds, in the order in which they are shown. */
export interface FoundSalons<Place> {
  readonly places: readonly Place[];
  /**
   * `words`: all of them match. `postcode`: no salon has this postcode, so that they are ordered by their distance from
   * the salon whose postcode is the nearest to it.
   */
  readonly by: "words" | "postcode";
}

type Searched = Pick<SalonPage, "name" | "street" | "postcode" | "city" | "position" | "country">;

/** Returns the salon whose postcode is the nearest: with the longest common beginning, then the smallest difference. */
const withNearestPostcode = <Place extends Searched>(places: readonly Place[], postcode: string): Place | undefined =>
  places.toSorted((a, b) => {
    const [first, second] = [digitsOf(a.postcode), digitsOf(b.postcode)];
    const byPrefix = commonPrefix(postcode, second) - commonPrefix(postcode, first);
    return byPrefix || Math.abs(Number(first) - Number(postcode)) - Math.abs(Number(second) - Number(postcode));
  })[0];

/** Returns places ordered by their distance from a position, the nearest first. */
export const nearestFirst = <Place extends Pick<Searched, "position">>(
  places: readonly Place[],
  from: Position,
): readonly Place[] => places.toSorted((a, b) => distanceBetween(from, a.position) - distanceBetween(from, b.position));

/**
 * Finds salons by a town, a street, a name or a postcode. Every word must begin a word of the salon; diacritics do not
 * matter. A complete postcode that no salon has finds all salons of its country, the nearest first.
 */
export function findSalons<Place extends Searched>(places: readonly Place[], typed: string): FoundSalons<Place> {
  const postcode = typedPostcode(typed);
  if (postcode !== null) {
    const matching = places.filter((place) => digitsOf(place.postcode).startsWith(postcode));
    const nearest = postcode.length === postcodeLength ? withNearestPostcode(places, postcode) : undefined;
    if (matching.length > 0 || !nearest) return { places: matching, by: "words" };
    return { places: nearestFirst(places, nearest.position), by: "postcode" };
  }
  const words = wordsIn(typed).map(searchForms);
  const matches = (place: Place) => {
    const own = wordsOf(`${place.name} ${place.street} ${place.city} ${place.postcode}`);
    return words.every((forms) => beginsOneOf(own, forms));
  };
  return { places: places.filter(matches), by: "words" };
}

/** What the store locator shows. */
export interface LocatorChoice<Place> extends FoundSalons<Place> {
  readonly country: SalonCountry;
}

/**
 * Finds the salons of a country, or of the other country if only that one has a matching salon: "Koeln" typed in the
 * Polish shop shows Germany. A postcode as it is written in Poland shows Poland.
 */
export function findInCountry<Place extends Searched>(
  places: readonly Place[],
  typed: string,
  country: SalonCountry,
): LocatorChoice<Place> {
  const inCountry = (code: SalonCountry) => places.filter((place) => place.country === code);
  if (isPolishPostcode(typed)) return { ...findSalons(inCountry("PL"), typed), country: "PL" };
  const own = findSalons(inCountry(country), typed);
  if (own.places.length > 0 && own.by === "words") return { ...own, country };
  const other = country === "PL" ? "DE" : "PL";
  const abroad = findSalons(inCountry(other), typed);
  return abroad.places.length > 0 && abroad.by === "words" ? { ...abroad, country: other } : { ...own, country };
}

/** How many salons are offered as neighbours. */
const neighbourCount = 4;

/** Returns the nearest other salons, without those of other countries. */
export const neighboursOf = (place: SalonPage, places: readonly SalonPlace[]): readonly SalonPlace[] =>
  nearestFirst(
    places.filter(({ country, pages }) => country === place.country && !pages.some(({ code }) => code === place.code)),
    place.position,
  ).slice(0, neighbourCount);

/**
 * Returns the salons that an unknown address may have meant: those whose town begins like one of its words, otherwise the
 * first ones of the country.
 */
export function meantSalons(code: string, places: readonly SalonPlace[], country: SalonCountry): readonly SalonPlace[] {
  const beginnings = new Set(
    code
      .split("-")
      .map((word) => foldText(word).slice(0, 3))
      .filter((word) => word.length === 3),
  );
  const byTown = places.filter(({ city }) => wordsOf(city).some((word) => beginnings.has(word.slice(0, 3))));
  const found = byTown.length > 0 ? byTown : places.filter((place) => place.country === country);
  return found.slice(0, neighbourCount);
}

const slugOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join("-");

/**
 * Returns the code of the page that an unknown address spells in another way: with umlauts, with two letters for them,
 * with other diacritics or in capitals. Null if there is none.
 */
export function respelledCode(code: string, pages: readonly Pick<SalonPage, "code" | "city">[]): string | null {
  const typed = slugOf(code);
  const meant = pages.find((page) => {
    const town = slugOf(page.city);
    const isBeforeTown = page.code.endsWith(town);
    const spelled = page.code.slice(0, page.code.length - town.length) + slugOf(spellUmlauts(page.city));
    return typed === page.code || (isBeforeTown && typed === spelled);
  });
  return meant && meant.code !== code ? meant.code : null;
}
