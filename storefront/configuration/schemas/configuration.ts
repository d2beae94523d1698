import * as z from "zod/mini";
import type { Configuration } from "../configuration.ts";
import { cacheSchema } from "./cache.ts";
import { cartSchema } from "./cart.ts";
import { catalogSchema } from "./catalog.ts";
import { checkoutSchema } from "./checkout.ts";
import { contentSchema } from "./content.ts";
import { filtersSchema } from "./filters.ts";
import { imagesSchema } from "./images.ts";
import { lensesSchema } from "./lenses.ts";
import { limitsSchema } from "./limits.ts";
import { loadSchema } from "./load.ts";
import { networkSchema } from "./network.ts";
import { offerSchema } from "./offer.ts";
import { ordersSchema } from "./orders.ts";
import { paymentSchema } from "./payment.ts";
import { pricingSchema } from "./pricing.ts";
import { retentionSchema } from "./retention.ts";
import { screenSchema } from "./screen.ts";
import { searchSchema } from "./search.ts";
import { sessionsSchema } from "./sessions.ts";
import { stockSchema } from "./stock.ts";
import { storeSchema } from "./store.ts";
import { storeViewsSchema } from "./storeViews.ts";
import { settings } from "./values.ts";

const subjects = settings({
  store: storeSchema,
  storeViews: storeViewsSchema,
  cache: cacheSchema,
  search: searchSchema,
  catalog: catalogSchema,
  filters: filtersSchema,
  pricing: pricingSchema,
  stock: stockSchema,
  cart: cartSchema,
  checkout: checkoutSchema,
  payment: paymentSchema,
  network: networkSchema,
  load: loadSchema,
  orders: ordersSchema,
  images: imagesSchema,
  content: contentSchema,
  screen: screenSchema,
  offer: offerSchema,
  lenses: lensesSchema,
  limits: limitsSchema,
  sessions: sessionsSchema,
  retention: retentionSchema,
});

const languageOf = ({ locale }: Configuration["storeViews"][number]) => locale.split("-", 1)[0] ?? locale;

const enabledViews = ({ storeViews }: Configuration) => storeViews.filter(({ enabled }) => enabled);

/** Every setting by itself, then what settings ask of each other. */
export const configurationSchema = subjects.check(
  z.refine(
    (configuration) =>
      enabledViews(configuration).some(
        ({ code, prefix }) => code === configuration.store.defaultStoreCode && prefix === "",
      ),
    { error: "the default store among the enabled ones, without a prefix", path: ["storeViews"] },
  ),
  z.refine((configuration) => configuration.store.multistore || enabledViews(configuration).length === 1, {
    error: "only one enabled store view, as store.multistore is off",
    path: ["storeViews"],
  }),
  z.refine(({ store, storeViews }) => storeViews.every((view) => store.supportedLanguages.includes(languageOf(view))), {
    error: "store views in languages of store.supportedLanguages",
    path: ["storeViews"],
  }),
  z.refine(
    (configuration) =>
      enabledViews(configuration).every(({ locale }) => configuration.store.translatedLocales.includes(locale)),
    { error: "messages, as named in store.translatedLocales, for every enabled store view", path: ["storeViews"] },
  ),
  z.refine(
    ({ checkout, payment }) =>
      checkout.defaultPayment.code === payment.cashOnDeliveryCode ||
      checkout.defaultPayment.code in payment.mollieMethods,
    { error: "cash on delivery or one of payment.mollieMethods", path: ["checkout", "defaultPayment", "code"] },
  ),
) satisfies z.ZodMiniType<Configuration>;
