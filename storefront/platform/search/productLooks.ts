import type { Attribute } from "../catalog/readAttributes.ts";
import { cheapest, type Offer, shownFirst } from "../pricing/offers.ts";

const withoutTwice = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/**
 * The colours of a product for the dots of its card, a field of our own. The one that the product's page would show
 * comes first; its price is there when it is not the product's.
 */
export function productLooks(offers: readonly Offer[], attributes: readonly Attribute[]) {
  const first = cheapest(offers);
  const words = attributes.find(({ code }) => code === "color")?.options ?? [];
  const colors = Map.groupBy(
    offers.filter((offer) => offer.isForSale),
    ({ listing }) => String(listing.variant.attributes["color"]),
  );
  const looks = [...colors].flatMap(([color, own]) => {
    const shown = own.find((offer) => offer === first) ?? shownFirst(own)[0];
    const { finish, tint, image } = shown?.listing.variant.attributes ?? {};
    if (!shown || finish === undefined) return [];
    const { price_incl_tax, lowest_price_30_days } = shown.prices;
    const isPricedAlike =
      price_incl_tax === first?.prices.price_incl_tax && lowest_price_30_days === first.prices.lowest_price_30_days;
    const label = words.find(({ value }) => value === color)?.label ?? color;
    const look = { sku: shown.listing.variant.sku, label, finish, ...(tint !== undefined && { tint }), image };
    return [{ offer: shown, look: isPricedAlike ? look : { ...look, price_incl_tax, lowest_price_30_days } }];
  });
  return withoutTwice([...looks.filter(({ offer }) => offer === first), ...looks]).map(({ look }) => look);
}
