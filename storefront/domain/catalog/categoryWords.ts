import type { CategoryText } from "./categoryText.ts";
import { type FilterDescription, saysAll } from "./filterDescription.ts";
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
 * The words of a list, from what its category says of itself and what is said of it narrowed like this. A list narrowed,
 * sorted or searched is the same shelf again, of which search engines have too many to look at; but for one that somebody
 * has something to say of.
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
