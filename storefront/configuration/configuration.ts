import { cache } from "./cache.ts";
import { cart } from "./cart.ts";
import { catalog } from "./catalog.ts";
import { checkout } from "./checkout.ts";
import { content } from "./content.ts";
import { filters } from "./filters.ts";
import { freeze } from "./freeze.ts";
import { images } from "./images.ts";
import { lenses } from "./lenses.ts";
import { limits } from "./limits.ts";
import { load } from "./load.ts";
import { network } from "./network.ts";
import { offer } from "./offer.ts";
import { orders } from "./orders.ts";
import { payment } from "./payment.ts";
import { pricing } from "./pricing.ts";
import { retention } from "./retention.ts";
import { screen } from "./screen.ts";
import { search } from "./search.ts";
import { sessions } from "./sessions.ts";
import { stock } from "./stock.ts";
import { store } from "./store.ts";
import { storeViews } from "./storeViews.ts";

const values = {
  store,
  storeViews,
  cache,
  search,
  catalog,
  filters,
  pricing,
  stock,
  cart,
  checkout,
  payment,
  network,
  load,
  orders,
  images,
  content,
  screen,
  offer,
  lenses,
  limits,
  sessions,
  retention,
};

/**
 * Every flag and constant of the shop (docs/specification/settings.md). What one subject needs can be imported from its
 * file.
 */
export const configuration: Configuration = freeze(values);
export type Configuration = Readonly<typeof values>;
