import { cacheSettings } from "./cache.ts";
import { cartSettings } from "./cart.ts";
import { catalogSettings } from "./catalog.ts";
import { checkoutSettings } from "./checkout.ts";
import { contentSettings } from "./content.ts";
import { filtersSettings } from "./filters.ts";
import { imagesSettings } from "./images.ts";
import { lensesSettings } from "./lenses.ts";
import { limitsSettings } from "./limits.ts";
import { loadSettings } from "./load.ts";
import { networkSettings } from "./network.ts";
import { offerSettings } from "./offer.ts";
import { ordersSettings } from "./orders.ts";
import { paymentSettings } from "./payment.ts";
import { pricingSettings } from "./pricing.ts";
import { retentionSettings } from "./retention.ts";
import { screenSettings } from "./screen.ts";
import { searchSettings } from "./search.ts";
import { sellerSettings } from "./seller.ts";
import { sessionsSettings } from "./sessions.ts";
import { defaultsOf } from "./setting.ts";
import { stockSettings } from "./stock.ts";
import { storeSettings } from "./store.ts";
import { storeViewsSetting } from "./storeViews.ts";

/** The declarations of all settings, by subject. */
export const settings = {
  store: storeSettings,
  storeViews: storeViewsSetting,
  cache: cacheSettings,
  search: searchSettings,
  catalog: catalogSettings,
  filters: filtersSettings,
  pricing: pricingSettings,
  stock: stockSettings,
  cart: cartSettings,
  checkout: checkoutSettings,
  payment: paymentSettings,
  network: networkSettings,
  load: loadSettings,
  orders: ordersSettings,
  images: imagesSettings,
  content: contentSettings,
  screen: screenSettings,
  offer: offerSettings,
  lenses: lensesSettings,
  limits: limitsSettings,
  sessions: sessionsSettings,
  retention: retentionSettings,
  seller: sellerSettings,
};

/**
 * The defaults of all settings, frozen (docs/specification/settings.md). Code that needs one subject imports it from its
 * own file.
 */
export const configuration = defaultsOf(settings);
export type Configuration = typeof configuration;
