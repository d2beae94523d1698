import { words } from "../texts/index.ts";
import type { Extra } from "./extra.ts";

const amounts = [
  { zloty: 100, euros: 25, print: "moss" },
  { zloty: 200, euros: 50, print: "sea" },
  { zloty: 300, euros: 75, print: "plum" },
  { zloty: 500, euros: 120, print: "rose" },
] as const;

/** Cards that are sent by mail; each is worth what it costs. */
export const giftCards: readonly Extra[] = amounts.map(({ zloty, euros, print }) => ({
  sku: `DI-KARTA-${zloty}`,
  kind: "gift-cards",
  form: "gift-card",
  print,
  price: zloty,
  euros,
  names: words("extras.giftCards.names", { zloty, euros }),
  slugs: words("extras.giftCards.slugs", { zloty, euros }),
  about: words("extras.giftCards.about", { zloty, euros }),
}));
