import { countries, shipping } from "#platform/checkout/terms.ts";
import type { Language } from "#domain/store.ts";
import { translate } from "../texts/index.ts";

/** The locale and the currency of the amounts in a language's texts. */
const amounts = {
  pl: { locale: "pl-PL", currency: "PLN" },
  de: { locale: "de-DE", currency: "EUR" },
  en: { locale: "en-IE", currency: "EUR" },
} as const satisfies Readonly<Record<Language, object>>;

/**
 * Returns a list with what each delivery costs in each country, and from which value of the goods it is free. Countries
 * with a free delivery come first, as the shopper's own one is among them.
 */
export function deliveryCosts(language: Language): string {
  const { locale, currency } = amounts[language];
  const amount = (minor: number) =>
    new Intl.NumberFormat(locale, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" }).format(
      minor / 100,
    );
  const lines = countries.map(([country, names]) => {
    const methods = shipping.flatMap(({ titles, rates }) => {
      const rate = rates[currency][country];
      return rate === undefined ? [] : [`${titles[language]} ${amount(rate)}`];
    });
    const free = shipping[0]?.freeFrom[currency][country];
    const isFree =
      free === undefined ? "" : translate(language, "content.deliveryCosts.free", { amount: amount(free) });
    return { isHome: free !== undefined, text: `- ${names[language]}: ${methods.join(", ")}${isFree}` };
  });
  return lines
    .toSorted((a, b) => Number(b.isHome) - Number(a.isHome))
    .map(({ text }) => text)
    .join("\n");
}
