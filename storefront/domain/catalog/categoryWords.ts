import type { CategoryText } from "./category.ts";
import { isNarrowed, type ListAddress } from "./listAddress.ts";

/** What is said of a list around its products. */
export interface CategoryWords {
  /** Of the window; empty for the category's name. */
  readonly title: string;
  /** For search engines. */
  readonly meta: readonly { readonly name: string; readonly content: string }[];
  /** Above the list, instead of the category's name; null for that. */
  readonly heading: string | null;
  /** Above the list; empty for nothing. */
  readonly lead: string;
  /** Beside them; null for none. */
  readonly picture: CategoryText["picture"];
  /** Below the list. */
  readonly sections: CategoryText["sections"];
}

const metaOf = (description: string, isForEngines: boolean): CategoryWords["meta"] => [
  ...(description ? [{ name: "description", content: description }] : []),
  ...(isForEngines ? [] : [{ name: "robots", content: "noindex, follow" }]),
];

/**
 * The texts of a list, from its category and from a text for this combination of filters. A filtered, sorted or
 * searched list repeats the category for search engines, so it is not indexed unless it has a text of its own.
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
      meta: metaOf(
        narrowed?.metaDescription ?? own.metaDescription,
        isPlain && page === 1 && narrowed !== null && saysAll(narrowed, chosen),
      ),
      heading: narrowed?.metaTitle ?? null,
      lead: narrowed?.text ?? "",
      picture: null,
      sections: [],
    };
  }
  return {
    title: own.metaTitle,
    meta: metaOf(own.metaDescription, isPlain),
    heading: null,
    lead: own.description,
    picture: own.picture,
    sections: page === 1 ? own.sections : [],
  };
}

/** What is said of a category narrowed in a certain way (docs/specification/catalogue.md#list-6). */
export interface FilterDescription {
  /** The options that it speaks of. */
  readonly attributes: readonly { readonly code: string; readonly value: string }[];
  /** How many of them must be chosen for it to be said. */
  readonly requiredMatches: number;
  readonly text: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
}

/** Facet to the ids of its chosen options. */
type Chosen = Readonly<Record<string, readonly string[]>>;

/** Of a facet that is not narrowed, nothing is said; one narrowed to anything else makes the description untrue. */
function matchesOf({ attributes }: FilterDescription, chosen: Chosen): number {
  const narrowed = attributes.filter(({ code }) => (chosen[code] ?? []).length > 0);
  const isTrue = narrowed.every(({ code, value }) => chosen[code]?.length === 1 && chosen[code][0] === value);
  return isTrue ? narrowed.length : 0;
}

/** The description that says most of what was chosen, the first of several; null where none fits. */
export function fittingDescription(
  descriptions: readonly FilterDescription[],
  chosen: Chosen,
): FilterDescription | null {
  const [best] = descriptions
    .map((description) => ({ description, matches: matchesOf(description, chosen) }))
    .filter(({ description, matches }) => matches >= Math.max(1, description.requiredMatches))
    .toSorted((a, b) => b.matches - a.matches);
  return best?.description ?? null;
}

/** Whether it speaks of all that the list is narrowed by: then the page is about nothing else. */
export const saysAll = ({ attributes }: FilterDescription, chosen: Chosen): boolean =>
  Object.keys(chosen).every((code) => attributes.some((attribute) => attribute.code === code));
