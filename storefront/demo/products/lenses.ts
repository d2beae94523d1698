import { allValues, materialGroup, oxygenTransmissibility, uvClass } from "@dioptra/ui/optics";
import { manufacturerOf } from "../attributes/lenses.ts";
import type { SeedLenses } from "../lensFamily.ts";
import { goodsGallery, goodsImage } from "../pictures.ts";
import type { SeedProduct } from "../product.ts";
import { productDates } from "../merchandise.ts";

/** Cosmetic lenses are not a medical device and are taxed like other goods (docs/specification/law.md#law-10). */
const isCosmetic = ({ matrix }: SeedLenses) => allValues(matrix, "power").every((power) => power === 0);

/** Returns the attributes of contact lenses, with the usual base curve and diameter. */
function attributesOf(lenses: SeedLenses) {
  const { brand, substance, uv, matrix } = lenses;
  const filter = uv && uvClass(uv);
  const [usual] = matrix;
  const figure = (parameter: "baseCurve" | "diameter") => Number(usual?.[parameter]?.[0]);
  return {
    contactlens_wear_period: lenses.period,
    contactlens_wear_mode: lenses.mode,
    contactlens_design: lenses.design,
    contactlens_material_type: substance.isSilicone ? "silicone-hydrogel" : "hydrogel",
    contactlens_fda_group: materialGroup(substance),
    contactlens_brand: brand,
    contactlens_mfg: manufacturerOf[brand],
    contactlens_uv_filter: filter ? `class-${filter}` : "none",
    contactlens_hydration: substance.water,
    contactlens_base_curve: figure("baseCurve"),
    contactlens_diameter: figure("diameter"),
    contactlens_dkt: oxygenTransmissibility(substance),
    contactlens_pack_size: lenses.packSize,
    print: lenses.print,
  };
}

/** Returns a pack of contact lenses as a product. Powers are chosen with the order. */
export function lensProduct(lenses: SeedLenses): SeedProduct {
  const { sku, brand, prices, special = null, pieces, texts } = lenses;
  return {
    sku,
    brand,
    type: "simple",
    kind: "contact-lenses",
    taxClass: isCosmetic(lenses) ? "cosmetic-lenses" : "contact-lenses",
    attributes: { ...attributesOf(lenses), ...goodsImage(sku) },
    matrix: lenses.matrix,
    prices,
    special,
    texts,
    variants: [{ sku, attributes: {}, pieces, gallery: goodsGallery(lenses.lens) }],
    ...productDates(sku, brand),
  };
}
