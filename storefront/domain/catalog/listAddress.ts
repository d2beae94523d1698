import { type FacetSetting, isRange, type ListRules } from "./facetSetting.ts";
import { type Category, categoryHref } from "./category.ts";

/** The query of an address: a name may come more than once. */
export type AddressQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What the address of a list asks for. */
export interface ListAddress {
  /** Facet to the ids of its chosen options; of a range, one such as `46-55`. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  /** An order of the configuration; null for the one that is usual. */
  readonly sort: string | null;
  /** From 1. */
  readonly page: number;
  /** What is searched for by name; null for a whole category. */
  readonly text: string | null;
}

/** The names beside the facets' codes that an address may carry. */
export const listParameters = ["sort", "page", "query_string"] as const;

const longestText = 100;
const highestPage = 10_000;

const all = (value: AddressQuery[string]): readonly string[] =>
  value === undefined ? [] : typeof value === "string" ? [value] : value;

function chosenOf(values: readonly string[], { shows, code }: FacetSetting, { priceIds }: ListRules): string[] {
  const known = [...new Set(values)].filter((value) => value !== "");
  if (shows === "millimetres") return known.filter(isRange).slice(0, 1);
  if (code === "price") return known.filter((value) => priceIds.includes(value)).slice(0, 1);
  return known;
}

/** Reads an address; what it says of facets, orders and pages that do not exist is ignored. */
export function readListAddress(query: AddressQuery, rules: ListRules): ListAddress {
  const chosen = rules.facets.flatMap((facet) => {
    const values = chosenOf(all(query[facet.code]), facet, rules);
    return values.length > 0 ? [[facet.code, values] as const] : [];
  });
  const [sort] = all(query["sort"]);
  const [page = ""] = all(query["page"]);
  const [text = ""] = all(query["query_string"]);
  return {
    chosen: Object.fromEntries(chosen),
    sort: rules.sortIds.find((id) => id === sort) ?? null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), highestPage) : 1,
    text: text.trim().slice(0, longestText) || null,
  };
}

/** The query of an address, with nothing in it that is usual. */
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

/** The address with other options of one facet, from its first page; no values: the facet is not filtered by. */
export function withChosen(address: ListAddress, code: string, values: readonly string[]): ListAddress {
  const { [code]: _before, ...others } = address.chosen;
  return { ...address, page: 1, chosen: values.length > 0 ? { ...others, [code]: values } : others };
}

export const isNarrowed = ({ chosen }: Pick<ListAddress, "chosen">): boolean => Object.keys(chosen).length > 0;

/** The address without any filter; what is searched for, and the order, stay. */
export const withoutFilters = (address: ListAddress): ListAddress => ({ ...address, page: 1, chosen: {} });

/** Drops options that do not exist: they would filter by what nothing has. `known` is by facet. */
export function withKnownOptions(
  address: ListAddress,
  known: Readonly<Record<string, readonly string[] | undefined>>,
): ListAddress {
  const chosen = Object.entries(address.chosen).flatMap(([code, values]) => {
    const kept = values.filter((value) => known[code]?.includes(value) ?? true);
    return kept.length > 0 ? [[code, kept] as const] : [];
  });
  return { ...address, chosen: Object.fromEntries(chosen) };
}

/** Reads the query of an address as it is written: a name that comes more than once has several values. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const before = query.get(name);
    query.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(query);
}

/** Writes a query with its question mark; nothing for an empty one. */
export function writeQuery(query: AddressQuery): string {
  const written = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
    ),
  );
  return written.size > 0 ? `?${written}` : "";
}

/** The address of a list: a category, narrowed, in an order, from a page on. */
export const listHref = (storePrefix: string, category: Pick<Category, "slug">, address: ListAddress): string =>
  categoryHref(storePrefix, category) + writeQuery(toListQuery(address));

/**
 * Where the page of one store view lies in another, without its prefix. Slugs are words of a language: a category is
 * named by its id, which leads to its slug there, as a product's slug of another language does.
 */
export function alternatePath(pathname: string, query: string, categories: readonly Category[]): string {
  const [, room, name = ""] = pathname.split("/");
  if (room === "c") {
    const category = categories.find(({ slug }) => encodeURIComponent(slug) === name || slug === name);
    return category ? `/c/${category.id}${query}` : "/";
  }
  return room === "p" || room === "cart" ? pathname : "/";
}

/** The category that an address names: by its slug, or by its id, which is the same in every language. */
export const categoryNamed = (categories: readonly Category[], name: string): Category | undefined =>
  categories.find(({ slug }) => slug === name) ?? categories.find(({ id }) => String(id) === name);
