import type { StoreView } from "#domain/store.ts";
import { defaultsOf, someOf } from "./setting.ts";

type ViewOptions = Omit<StoreView, "enabled" | "prefix"> & { readonly prefix?: string };

/** Creates a store view whose prefix is its code unless another is given. */
function view(options: ViewOptions, state: "enabled" | "disabled" = "disabled"): StoreView {
  return { prefix: `/${options.code}`, ...options, enabled: state === "enabled" };
}

/**
 * The shop's store views (docs/decisions/product.md#stores). Disabled ones have the currency of their country where the
 * shop supports it, otherwise dollars (docs/specification/stores.md#store-7).
 */
export const storeViewsSetting = someOf<StoreView>(
  {
    shape: {
      id: "integer",
      code: "code",
      enabled: "flag",
      locale: "locale",
      intlLocale: "countryLocale",
      currency: { oneOf: ["PLN", "EUR", "USD"] },
      country: "country",
      prefix: "pathPrefix",
    },
  },
  [
    view(
      { id: 1, code: "pl", locale: "pl", intlLocale: "pl-PL", currency: "PLN", country: "PL", prefix: "" },
      "enabled",
    ),
    view({ id: 2, code: "de", locale: "de", intlLocale: "de-DE", currency: "EUR", country: "DE" }, "enabled"),
    view({ id: 3, code: "en", locale: "en", intlLocale: "en-US", currency: "USD", country: "US" }),
    view({ id: 4, code: "es", locale: "es-ES", intlLocale: "es-ES", currency: "EUR", country: "ES" }),
    view({ id: 5, code: "fr", locale: "fr-FR", intlLocale: "fr-FR", currency: "EUR", country: "FR" }),
    view({ id: 6, code: "mx", locale: "es-ES", intlLocale: "es-MX", currency: "USD", country: "MX" }),
    view({ id: 7, code: "pt", locale: "pt-PT", intlLocale: "pt-PT", currency: "EUR", country: "PT" }),
    view({ id: 8, code: "zh", locale: "zh", intlLocale: "zh-CN", currency: "USD", country: "CN" }),
  ],
);

export const storeViews: readonly StoreView[] = defaultsOf(storeViewsSetting);
