import { words } from "../words.ts";
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
  names: words(
    `Karta podarunkowa ${zloty}\u00A0zł`,
    `Geschenkkarte ${euros}\u00A0€`,
    `Gift card ${zloty}\u00A0zł or ${euros}\u00A0€`,
  ),
  slugs: words(`karta-podarunkowa-${zloty}-zl`, `geschenkkarte-${euros}-eur`, `gift-card-${zloty}-zl-${euros}-eur`),
  about: words(
    `Karta warta ${zloty}\u00A0zł przychodzi e-mailem, do wydrukowania lub przesłania dalej. Obdarowana osoba sama wybierze oprawki albo soczewki; karta jest ważna trzy lata i można ją wydać na raty.`,
    `Die Karte über ${euros}\u00A0€ kommt per E-Mail, zum Ausdrucken oder Weiterleiten. Fassung oder Linsen sucht der Beschenkte selbst aus; sie gilt drei Jahre und lässt sich in Teilen einlösen.`,
    `The card, worth ${zloty}\u00A0zł or ${euros}\u00A0€, comes by mail, to be printed or passed on. Whoever gets it chooses frames or lenses; it is valid for three years and can be spent bit by bit.`,
  ),
}));
