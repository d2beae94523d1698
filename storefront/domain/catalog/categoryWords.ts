import type { CategoryText } from "./category.ts";
import { isNarrowed, type ListAddress } from "./listAddress.ts";

/** The texts around the products of a list, which may be filtered, sorted or searched. */
export interface CategoryWords {
  /** Title of the document; empty to use the category's name. */
  readonly title: string;
  /** Meta tags for search engines. */
  readonly meta: readonly { readonly name: string; readonly content: string }[];
  /** Replaces the category's name above the list; null to keep it. */
  readonly heading: string | null;
  /** Text above the list; empty for none. */
  readonly lead: string;
  /** Picture beside heading and lead; null for none. */
  readonly picture: CategoryText["picture"];
  /** Texts below the list. */
  readonly sections: CategoryText["sections"];
}

const metaTags = (description: string, isIndexed: boolean): CategoryWords["meta"] => [
  ...(description ? [{ name: "description", content: description }] : []),
  ...(isIndexed ? [] : [{ name: "robots", content: "noindex, follow" }]),
];

/**
 * Returns the texts of a list from its category and, if there is one, from the description of its combination of
 * filters. To a search engine, a filtered, sorted or searched list is a duplicate of its category, so it is indexed
 * only if it has a description of its own.
 */
export function categoryWords(
  own: CategoryText,
  narrowed: FilterDescription | null,
  address: ListAddress,
): CategoryWords {
  const { chosen, sort, text, page } = address;
  const isPlain = sort === null && text === null;
  if (text !== null || isNarrowed(address)) {
    return {
      title: narrowed?.metaTitle ?? (text === null ? own.metaTitle : ""),
      meta: metaTags(
        narrowed?.metaDescription ?? own.metaDescription,
        isPlain && page === 1 && narrowed !== null && describesAllFilters(narrowed, chosen),
      ),
      heading: narrowed?.metaTitle ?? null,
      lead: narrowed?.text ?? "",
      picture: null,
      sections: [],
    };
  }
  return {
    title: own.metaTitle,
    meta: metaTags(own.metaDescription, isPlain),
    heading: null,
    lead: own.description,
    picture: own.picture,
    sections: page === 1 ? own.sections : [],
  };
}

/** Texts for a category with certain filters (docs/specification/catalogue.md#list-6). */
export interface FilterDescription {
  /** The filter values that it describes. */
  readonly attributes: readonly { readonly code: string; readonly value: string }[];
  /** How many of these values must be chosen for the description to apply. */
  readonly requiredMatches: number;
  readonly text: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
}

/** Ids of the chosen options by facet. */
type Chosen = Readonly<Record<string, readonly string[]>>;

/** Returns how many chosen values the description names; 0 if one of its facets is filtered by any other value. */
function countMatches({ attributes }: FilterDescription, chosen: Chosen): number {
  const filtered = attributes.filter(({ code }) => (chosen[code] ?? []).length > 0);
  const isTrue = filtered.every(({ code, value }) => chosen[code]?.length === 1 && chosen[code][0] === value);
  return isTrue ? filtered.length : 0;
}

/** Returns the description with the most matches, the first of several; null if none applies. */
export function fittingDescription(
  descriptions: readonly FilterDescription[],
  chosen: Chosen,
): FilterDescription | null {
  const [best] = descriptions
    .map((description) => ({ description, matches: countMatches(description, chosen) }))
    .filter(({ description, matches }) => matches >= Math.max(1, description.requiredMatches))
    .toSorted((a, b) => b.matches - a.matches);
  return best?.description ?? null;
}

/** Returns whether the description names every facet that the list is filtered by. */
export const describesAllFilters = ({ attributes }: FilterDescription, chosen: Chosen): boolean =>
  Object.keys(chosen).every((code) => attributes.some((attribute) => attribute.code === code));
