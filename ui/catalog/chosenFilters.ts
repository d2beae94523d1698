import type { FilterFacet, FilterPriceRange, MillimetresFacet } from "./filterFacet.ts";

/** A range of mm as an address says it; an open end is null. */
export const rangeValue = ({ from, to }: NonNullable<MillimetresFacet["chosen"]>): string =>
  `${from ?? ""}-${to ?? ""}`;

/** Reads what `rangeValue` wrote. */
export function rangeOf([value]: readonly string[]): MillimetresFacet["chosen"] {
  if (value === undefined) return null;
  const [from = "", to = ""] = value.split("-");
  return { from: from === "" ? null : Number(from), to: to === "" ? null : Number(to) };
}

/** The values of a facet that are chosen, as an address says them. */
export function chosenValues(facet: FilterFacet): readonly string[] {
  if (facet.shows === "millimetres") return facet.chosen ? [rangeValue(facet.chosen)] : [];
  const options = facet.shows === "price" ? facet.ranges : facet.options;
  return options.filter(({ isChosen }) => isChosen).map(({ id }) => id);
}

/** One value that a list is narrowed to. */
export type ChosenFilter = {
  readonly code: string;
  readonly id: string;
  /** What stays chosen of its facet without it. */
  readonly others: readonly string[];
} & (
  | { readonly shows: "words"; readonly label: string }
  | { readonly shows: "price"; readonly range: FilterPriceRange }
  | {
      readonly shows: "millimetres";
      readonly label: string;
      readonly range: NonNullable<MillimetresFacet["chosen"]>;
    }
);

/** All that a list is narrowed to, in the order of the facets. */
export function chosenFilters(facets: readonly FilterFacet[]): ChosenFilter[] {
  return facets.flatMap((facet): ChosenFilter[] => {
    const { code } = facet;
    const values = chosenValues(facet);
    const othersThan = (id: string) => values.filter((value) => value !== id);
    if (facet.shows === "millimetres") {
      const { label, chosen } = facet;
      return chosen ? [{ code, id: rangeValue(chosen), others: [], shows: "millimetres", label, range: chosen }] : [];
    }
    if (facet.shows === "price") {
      return facet.ranges
        .filter(({ isChosen }) => isChosen)
        .map((range) => ({ code, id: range.id, others: othersThan(range.id), shows: "price", range }));
    }
    return facet.options
      .filter(({ isChosen }) => isChosen)
      .map(({ id, label }) => ({ code, id, others: othersThan(id), shows: "words", label }));
  });
}
