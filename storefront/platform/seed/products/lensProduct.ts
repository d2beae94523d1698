import type { CategoryCode } from "../categories.ts";
import type { SeedLenses } from "../lenses.ts";
import type { SeedProduct } from "../product.ts";
import { shelfLife } from "./shelfLife.ts";

const categoryOf: Readonly<Record<SeedLenses["period"], CategoryCode>> = {
  daily: "lenses-daily",
  "two-weekly": "lenses-two-weekly",
  monthly: "lenses-monthly",
};

/** Contact lenses as they are sold: by the pack, with powers that are chosen with the order. */
export function lensProduct(lenses: SeedLenses): SeedProduct {
  const { sku, brand, period, prices, special = null, pieces, texts } = lenses;
  return {
    sku,
    brand,
    type: "simple",
    kind: "contact-lenses",
    taxClass: "contact-lenses",
    attributes: {
      contactlens_wear_period: period,
      contactlens_wear_mode: lenses.mode,
      contactlens_material_type: lenses.material,
      contactlens_mfg: brand,
      contactlens_uv_filter: lenses.uvFilter,
      contactlens_hydration: lenses.hydration,
      contactlens_base_curve: lenses.baseCurve,
      contactlens_diameter: lenses.diameter,
      contactlens_dkt: lenses.transmissibility,
      contactlens_pack_size: lenses.packSize,
    },
    categories: [categoryOf[period]],
    prices,
    special,
    texts,
    variants: [{ sku, attributes: {}, pieces }],
    ...shelfLife(sku, brand),
  };
}
