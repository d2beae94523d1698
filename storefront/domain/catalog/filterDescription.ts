/** What is said of a category narrowed in a certain way (specification, section 3, Attributes description). */
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
