import type { LensPackage } from "@dioptra/ui";
import type { OfferedLenses } from "#domain/configurator/offeredLenses.ts";
import { deliveryPrice } from "#domain/delivery.ts";
import { defaultDelivery } from "../../queries/defaultDelivery.ts";
import type { Money } from "#domain/money.ts";
import { add, sum } from "#domain/money.ts";
import type { Frame, Product, Variant } from "#domain/product/product.ts";

/** A frame that gets lenses: the product and the variant, with the measures that the lenses depend on. */
export interface ConfiguredFrame {
  readonly product: Product;
  readonly variant: Variant | null;
  readonly frame: Frame;
}

const tiers = ["good", "better", "best"] as const;

/** Returns lenses as packages to choose from. Only up to three have ranks. */
export const packagesOf = (lenses: readonly OfferedLenses[]): readonly LensPackage[] =>
  lenses.map(({ sku, name, price, supply }, index) => ({
    code: sku,
    name,
    price,
    index: supply.index,
    powers: supply.powers,
    blank: supply.blank,
    contains: supply.coatings,
    tier: lenses.length > 3 ? null : (tiers[index] ?? null),
  }));

/** The prices of glasses, gross. */
export interface GlassesPrice {
  readonly frame: Money;
  /** Null until lenses are chosen. */
  readonly lenses: Money | null;
  readonly delivery: Money;
  readonly total: Money;
}

/** Returns what glasses cost with the delivery that most shoppers choose. */
export function glassesPrice({ product, variant }: ConfiguredFrame, lenses: OfferedLenses | null): GlassesPrice {
  const frame = (variant ?? product).price.current;
  const { currency } = frame;
  const goods = sum([frame, ...(lenses ? [lenses.price] : [])], currency);
  const delivery = deliveryPrice(defaultDelivery(currency), goods);
  return { frame, lenses: lenses?.price ?? null, delivery, total: add(goods, delivery) };
}
