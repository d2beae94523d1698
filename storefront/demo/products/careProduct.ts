import type { CareForm, SeedCare } from "../care/care.ts";
import { goodsImage } from "../pictures.ts";
import type { SeedProduct } from "../product.ts";
import type { TaxClassCode } from "#platform/checkout/terms.ts";
import { draw } from "./draw.ts";
import { soldOut } from "./merchandise.ts";
import { pricesOf } from "./pricesOf.ts";
import { shelfLife } from "./shelfLife.ts";

const taxClassOf: Readonly<Record<CareForm, TaxClassCode>> = {
  solution: "care",
  peroxide: "care",
  drops: "care",
  vials: "care",
  "lens-case": "accessories",
  "glasses-case": "accessories",
  spray: "accessories",
  cloth: "accessories",
};

/** Few of some, none of what is sold out. */
const piecesOf = (sku: string) =>
  soldOut.includes(sku) ? 0 : draw(`few ${sku}`, 6) === 0 ? 3 : 20 + draw(`pieces ${sku}`, 120);

/** Care as it is sold: by the bottle or the piece. */
export function careProduct(care: SeedCare): SeedProduct {
  const { sku, brand, form, print, millilitres, price, texts } = care;
  const { prices, special = null } = pricesOf(sku, price);
  return {
    sku,
    brand,
    type: "simple",
    kind: "care",
    taxClass: taxClassOf[form],
    attributes: { goods_form: form, print, ...(millilitres && { volume: millilitres }), ...goodsImage(sku) },
    prices,
    special,
    texts,
    variants: [{ sku, attributes: {}, pieces: piecesOf(sku) }],
    ...shelfLife(sku, brand),
  };
}
