import type { AttributeValues, ProductAttributes } from "#platform/catalog/tables/catalog.ts";
import { frameSize } from "@dioptra/ui/optics";
import { colors, sizes } from "../attributes/choices.ts";
import { type SeedFrame, type SeedSize, type SeedVariantName, tintOf } from "../frame.ts";
import { variantNames } from "../models/model.ts";
import { frameImages } from "../pictures.ts";
import { weightOf } from "../models/sizes.ts";
import type { SeedProduct, SeedVariant } from "../product.ts";
import { isNew, productDates } from "../merchandise.ts";
import { suitableFaceShapes, type Finish } from "@dioptra/ui/eyewear";
import type { Collection, Packaging } from "../attributes/goods.ts";
import { draw } from "../draw.ts";

/** Returns the size of a frame, which follows from its total width. */
const sizeId = ({ totalWidth }: SeedSize): number => sizes[frameSize({ totalWidth })].id;

/** Returns a variant for each colour, size and power. */
const variantsOf = (frame: SeedFrame): readonly SeedVariant[] =>
  variantNames(frame).map(({ name, finish, size, power }) => {
    const [image, ...gallery] = frameImages(frame, finish);
    return {
      sku: `${frame.sku}-${name}`.replace(".", "").replaceAll(" ", "-").toUpperCase(),
      pieces: frame.stock?.[name] ?? frame.pieces,
      attributes: {
        mpn: mpnOf(frame.sku, name),
        color: colors[finish].id,
        size: sizeId(size),
        finish,
        width: size.lensWidth,
        lens_height: size.lensHeight,
        bridge: size.bridge,
        length: size.temple,
        total_width: size.totalWidth,
        ...(frame.sun && { tint: tintOf(frame.sun, finish) }),
        ...(power && { power }),
        ...(image && { image }),
      } satisfies AttributeValues,
      gallery,
    };
  });

/**
 * Frames are sold without lenses. With prescription lenses they are taxed as glasses. Ready-made reading
 * glasses are a medical device: 8 % in Poland, 19 % in Germany
 * (docs/specification/law.md#law-10).
 */
function kindOf({ sun, powers }: SeedFrame): Pick<SeedProduct, "kind" | "taxClass"> {
  if (sun) return { kind: "sunglasses", taxClass: "sunglasses" };
  if (powers) return { kind: "reading-glasses", taxClass: "prescription-glasses" };
  return { kind: "prescription-glasses", taxClass: "frames" };
}

/** Returns a frame as a product, with one variant for each colour, size and power. */
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
    ...kindOf(frame),
    attributes: {
      gender,
      shape,
      rim,
      material,
      weight,
      ...(sun && { uv_category: sun.uvCategory, uv_filter: "uv-400" }),
      ...makerAttributesOf(frame),
    },
    prices,
    special,
    texts,
    variants: variantsOf(frame),
    ...productDates(sku, brand),
  };
}

/** Finishes that put a frame into the colour collection. */
const vividFinishes: ReadonlySet<Finish> = new Set(["bottle", "wine", "sky", "honey", "rose-crystal"]);

function collectionOf({ sku, rim, material, finishes }: SeedFrame): Collection {
  if (isNew(sku)) return "season";
  if (rim === "rimless" || material === "titanium") return "light";
  if (finishes.filter((finish) => vividFinishes.has(finish)).length >= 2) return "colour";
  return draw(`collection ${sku}`, 2) === 0 ? "classics" : "everyday";
}

/** Frames that would bend in a pocket come in a hard case. */
function packagingOf({ sun, powers, rim, material }: SeedFrame): Packaging {
  if (rim === "rimless" || material === "titanium") return "hard-case";
  if (powers) return "pouch";
  return sun ? "folding-case" : "hard-case";
}

/** Returns the maker's article number: the model's sku without the prefix of the brand, then colour, size and power. */
const mpnOf = (sku: string, name?: SeedVariantName): string =>
  [sku.slice(sku.indexOf("-") + 1), ...(name ? [name.toUpperCase()] : [])].join(" ");

/** Returns the attributes that come from the maker (docs/specification/products.md#product-5). */
function makerAttributesOf(frame: SeedFrame): ProductAttributes {
  const { sku, brand, sun, powers } = frame;
  return {
    face: suitableFaceShapes(frame),
    collection: collectionOf(frame),
    packaging: packagingOf(frame),
    manufacturer: brand,
    ...(sun ? { sunglasses_brand: brand } : !powers && { prescription_frames_brand: brand }),
    mpn: mpnOf(sku),
    fitting_box_id: `dioptra-${sku.toLowerCase()}`,
    description_blocks: brand,
  };
}
