import type { OptionPrice } from "@dioptra/ui/rules";
import type { Currency } from "#domain/money.ts";
import type { OwnOption } from "#domain/product/product.ts";
import type { StoreView } from "#domain/store.ts";
import { labelIn } from "../stores/storeViews.ts";
import type { ListedProduct } from "./listedProduct.ts";
import type { StoredOptionPrice, StoredOwnOption } from "./tables/catalog.ts";

/** An amount that is missing in a currency is free there. */
function priceIn(price: StoredOptionPrice | undefined, currency: Currency): { readonly price?: OptionPrice } {
  if (!price) return {};
  if ("percent" in price) return { price: { type: "percent", percent: price.percent } };
  return { price: { type: "fixed", minor: price.amounts[currency] ?? 0 } };
}

function optionIn(
  { id, kind, isRequired, labels, maximum, price, values = [] }: StoredOwnOption,
  position: number,
  { currency, locale }: Pick<StoreView, "currency" | "locale">,
): OwnOption {
  const common = {
    id,
    position,
    label: labelIn(labels, locale),
    need: isRequired ? ("required" as const) : ("optional" as const),
  };
  switch (kind) {
    case "field":
    case "area":
      return { ...common, kind, ...(maximum !== undefined && { maximum }), ...priceIn(price, currency) };
    case "date":
    case "file":
      return { ...common, kind, ...priceIn(price, currency) };
    default:
      return {
        ...common,
        kind,
        values: values.map((value, index) => ({ id: value.id, position: index, ...priceIn(value.price, currency) })),
        names: Object.fromEntries(values.map((value) => [value.id, labelIn(value.labels, locale)])),
      };
  }
}

/** Returns the own options of a product in the language and currency of a store view. */
export const ownOptionsOf = (
  { product }: Pick<ListedProduct, "product">,
  store: Pick<StoreView, "currency" | "locale">,
): readonly OwnOption[] => (product.ownOptions ?? []).map((option, position) => optionIn(option, position, store));
