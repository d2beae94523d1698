import type { AttributeValues } from "../../database/schema/index.ts";
import { frameSize } from "@dioptra/ui/optics";
import { colors, sizes } from "../attributes/choices.ts";
import type { CategoryCode } from "../categories.ts";
import { type SeedFrame, type SeedSize, tintOf } from "../frame.ts";
import { weightOf } from "../models/weightOf.ts";
import type { SeedProduct, SeedVariant } from "../product.ts";
import { isNew, shelfLife } from "./shelfLife.ts";

/** Sizes are told apart by the width of the whole frame, which is what a face has. */
const sizeId = ({ totalWidth }: SeedSize): number => sizes[frameSize({ totalWidth })].id;

const variantsOf = (frame: SeedFrame): readonly SeedVariant[] =>
  frame.finishes.flatMap((finish) =>
    frame.sizes.map((size) => ({
      sku: `${frame.sku}-${finish}-${size.lensWidth}`.toUpperCase(),
      pieces: frame.left?.[`${finish} ${size.lensWidth}`] ?? frame.pieces,
      attributes: {
        color: colors[finish].id,
        size: sizeId(size),
        finish,
        width: size.lensWidth,
        lens_height: size.lensHeight,
        bridge: size.bridge,
        length: size.temple,
        total_width: size.totalWidth,
        ...(frame.sun && { tint: tintOf(frame.sun, finish) }),
      } satisfies AttributeValues,
    })),
  );

/** What is for everybody lies with what is for women and with what is for men. */
function categoriesOf({ sun, gender, rim, material }: SeedFrame, isRecent: boolean): readonly CategoryCode[] {
  const [women, men, recent] = sun
    ? (["sunglasses-women", "sunglasses-men", "sunglasses-new"] as const)
    : (["glasses-women", "glasses-men", "glasses-new"] as const);
  return [
    ...(gender === "men" ? [] : [women]),
    ...(gender === "women" ? [] : [men]),
    ...(!sun && (rim === "rimless" || material === "titanium") ? (["glasses-light"] as const) : []),
    ...(isRecent ? [recent] : []),
  ];
}

/** A frame as it is sold: one variant for each colour and size. */
export function frameProduct(frame: SeedFrame): SeedProduct {
  const {
    sku,
    brand,
    gender,
    shape,
    rim,
    material,
    sun,
    weight = weightOf(frame),
    prices,
    special = null,
    texts,
  } = frame;
  return {
    sku,
    brand,
    type: "configurable",
    kind: sun ? "sunglasses" : "prescription-glasses",
    // Sold without lenses: what is glazed to a prescription later is taxed as glasses then.
    taxClass: sun ? "sunglasses" : "frames",
    attributes: {
      gender,
      shape,
      rim,
      material,
      weight,
      ...(sun && { uv_category: sun.uvCategory }),
      ...(sun && !sun.tints && { tint: sun.tint }),
    },
    categories: categoriesOf(frame, isNew(sku)),
    prices,
    special,
    texts,
    variants: variantsOf(frame),
    ...shelfLife(sku, brand),
  };
}
