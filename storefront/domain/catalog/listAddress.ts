import { tidyLine } from "@dioptra/ui/rules";
import { type FacetSetting, isRange, type ListRules, readTypedPrices } from "./facetSetting.ts";
import { type Category, categoryHref } from "./category.ts";
import { guidePaths } from "../guidePaths.ts";

/** The query of an address. A name that occurs more than once has several values. */
export type AddressQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The contents of a list's address. */
export interface ListAddress {
  /** Ids of the chosen options by facet; for a range, a single one such as `46-55`. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  /** Id of a sort order of the configuration; null for the default. */
  readonly sort: string | null;
  /** Number of the page, from 1. */
  readonly page: number;
  /** The search term; null for a whole category. */
  readonly text: string | null;
}

/** The query parameters of a list besides the codes of facets. */
export const listParameters = ["sort", "page", "query_string"] as const;

const maxTextLength = 100;
const maxPage = 10_000;

const valuesOf = (value: AddressQuery[string]): readonly string[] =>
  value === undefined ? [] : typeof value === "string" ? [value] : value;

function chosenOf(values: readonly string[], { shows, code }: FacetSetting, { priceIds }: ListRules): string[] {
  const unique = [...new Set(values)].filter((value) => value !== "");
  if (shows === "millimetres") return unique.filter(isRange).slice(0, 1);
  if (code === "price") {
    return unique.filter((value) => priceIds.includes(value) || readTypedPrices(value) !== null).slice(0, 1);
  }
  return unique;
}

/** Reads the query of a list's address. Facets, ranges, sort orders and pages that do not exist are ignored. */
export function readListAddress(query: AddressQuery, rules: ListRules): ListAddress {
  const chosen = rules.facets.flatMap((facet) => {
    const values = chosenOf(valuesOf(query[facet.code]), facet, rules);
    return values.length > 0 ? [[facet.code, values] as const] : [];
  });
  const [sort] = valuesOf(query["sort"]);
  const [page = ""] = valuesOf(query["page"]);
  const [text = ""] = valuesOf(query["query_string"]);
  return {
    chosen: Object.fromEntries(chosen),
    sort: rules.sortIds.find((id) => id === sort) ?? null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), maxPage) : 1,
    text: searchedText(text),
  };
}

/** Control characters, and the sign in place of letters that could not be decoded: no page shows them. */
const unreadable = /[\p{Cc}\uFFFD]/gu;

/** Returns a searched text without control characters and lost letters; null if nothing is left. */
const searchedText = (text: string): string | null =>
  tidyLine(text.replace(unreadable, " ")).slice(0, maxTextLength).trim() || null;

/** Returns the query of a list's address, without parameters that have their default. */
export function toListQuery({ chosen, sort, page, text }: ListAddress): Record<string, string | string[]> {
  const filters = Object.entries(chosen).flatMap(([code, values]) => {
    const [first, ...more] = values;
    return first === undefined ? [] : [[code, more.length > 0 ? [...values] : first] as const];
  });
  return {
    ...(text !== null && { query_string: text }),
    ...Object.fromEntries(filters),
    ...(sort !== null && { sort }),
    ...(page > 1 && { page: String(page) }),
  };
}

/**
 * Returns the address with other values of one facet, on its first page. Without values, the facet's filter is removed.
 */
export function withChosen(address: ListAddress, code: string, values: readonly string[]): ListAddress {
  const { [code]: _before, ...others } = address.chosen;
  return { ...address, page: 1, chosen: values.length > 0 ? { ...others, [code]: values } : others };
}

/** Returns whether the list has any filter. */
export const isNarrowed = ({ chosen }: Pick<ListAddress, "chosen">): boolean => Object.keys(chosen).length > 0;

/** Returns the address without filters, on its first page. The search term and the sort order are kept. */
export const withoutFilters = (address: ListAddress): ListAddress => ({ ...address, page: 1, chosen: {} });

/** Removes chosen options that do not exist, since no product would match them. `knownOptions` are ids by facet. */
export function withKnownOptions(
  address: ListAddress,
  knownOptions: Readonly<Record<string, readonly string[] | undefined>>,
): ListAddress {
  const chosen = Object.entries(address.chosen).flatMap(([code, values]) => {
    const existing = values.filter((value) => knownOptions[code]?.includes(value) ?? true);
    return existing.length > 0 ? [[code, existing] as const] : [];
  });
  return { ...address, chosen: Object.fromEntries(chosen) };
}

/**
 * Parses a query. A name that occurs more than once has several values. Spaces stand in place of unreadable
 * characters, because pages repeat what they were asked for, as in the search field of the header.
 */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>();
  for (const [name, typed] of new URLSearchParams(text)) {
    const value = typed.replace(unreadable, " ");
    const before = query.get(name);
    query.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(query);
}

/** Writes a query with its question mark; an empty string for an empty query. */
export function writeQuery(query: AddressQuery): string {
  const written = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
    ),
  );
  return written.size > 0 ? `?${written}` : "";
}

/** Returns the address of a list: a category with filters, sort order and page. */
export const listHref = (
  storePrefix: string,
  category: Pick<Category, "slug" | "plainPath">,
  address: ListAddress,
): string => categoryHref(storePrefix, category) + writeQuery(toListQuery(address));

/** The first parts of paths that lead to the same page in every store view. */
const samePathSections: ReadonlySet<string | undefined> = new Set([
  "p",
  "cart",
  "blog",
  ...Object.values(guidePaths).map((path) => path.slice(1)),
]);

/**
 * Returns the path of the same page in another store view, without its prefix. Slugs differ between languages: a
 * category is addressed by its id, which redirects to its slug there, and a product's slug of another language
 * redirects too. Pages without a counterpart lead to the home page.
 */
export function alternatePath(pathname: string, query: string, categories: readonly Category[]): string {
  const [, section, name = ""] = pathname.split("/");
  if (section === "c") {
    const category = categories.find(({ slug }) => encodeURIComponent(slug) === name || slug === name);
    return category ? `/c/${category.id}${query}` : "/";
  }
  if (section === "compare" || section === "wishlist") return pathname + query;
  return samePathSections.has(section) ? pathname : "/";
}

/** Returns a path without the prices of its query, which mean something else in another currency. */
export function withoutPrices(path: string): string {
  const [pathname = "", query = ""] = path.split("?", 2);
  const { price: _price, ...rest } = parseQuery(query);
  return pathname + writeQuery(rest);
}

/** Returns the category that an address names by its slug, or by its id, which is the same in every language. */
export const categoryNamed = (categories: readonly Category[], name: string): Category | undefined =>
  categories.find(({ slug }) => slug === name) ?? categories.find(({ id }) => String(id) === name);
