import type { CatalogueView } from "../catalog/catalogue.ts";
import { wordIn } from "../stores/wordIn.ts";
import type { Labels } from "../catalog/tables/catalog.ts";
import type { Line } from "./readLines.ts";

const lensWord: Labels = { pl: "Szkła", de: "Gläser", en: "Lenses" };

/** What was chosen of a line, in the shopper's words. Nothing of what was typed. */
export function chosenOptions({ item, lens }: Line, { attributes, store }: CatalogueView) {
  const chosen = item.productOption.configurable.flatMap(({ optionId, optionValue }) => {
    const attribute = attributes.find(({ id }) => String(id) === optionId);
    const option = attribute?.options.find(({ value }) => value === optionValue);
    return attribute && option ? [{ label: attribute.label, value: option.label }] : [];
  });
  return lens ? [...chosen, { label: wordIn(lensWord, store.locale), value: lens.text.name }] : chosen;
}
