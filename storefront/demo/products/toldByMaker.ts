import { facesSuited, type Finish } from "@dioptra/ui/eyewear";
import type { ProductAttributes } from "#platform/catalog/tables/catalog.ts";
import type { Collection, Packaging } from "../attributes/makerAttributes.ts";
import type { SeedFrame, SeedVariantName } from "../frame.ts";
import { draw } from "./draw.ts";
import { isNew } from "./shelfLife.ts";

/** Finishes that are no ground colour of a shelf. */
const colourful: ReadonlySet<Finish> = new Set(["bottle", "wine", "sky", "honey", "rose-crystal"]);

function collectionOf({ sku, rim, material, finishes }: SeedFrame): Collection {
  if (isNew(sku)) return "season";
  if (rim === "rimless" || material === "titanium") return "light";
  if (finishes.filter((finish) => colourful.has(finish)).length >= 2) return "colour";
  return draw(`collection ${sku}`, 2) === 0 ? "classics" : "everyday";
}

/** What would bend in a pocket travels in a hard case. */
function packagingOf({ sun, powers, rim, material }: SeedFrame): Packaging {
  if (rim === "rimless" || material === "titanium") return "hard-case";
  if (powers) return "pouch";
  return sun ? "folding-case" : "hard-case";
}

/** The maker's number of a variant: the model with colour, size and power, but without the shop's mark of the brand. */
export const mpnOf = (sku: string, name?: SeedVariantName): string =>
  [sku.slice(sku.indexOf("-") + 1), ...(name ? [name.toUpperCase()] : [])].join(" ");

/** What the maker says of a frame, beyond what it looks like (docs/specification/products.md#product-5). */
export function toldByMaker(frame: SeedFrame): ProductAttributes {
  const { sku, brand, sun, powers } = frame;
  return {
    face: facesSuited(frame),
    collection: collectionOf(frame),
    packaging: packagingOf(frame),
    manufacturer: brand,
    ...(sun ? { sunglasses_brand: brand } : !powers && { prescription_frames_brand: brand }),
    mpn: mpnOf(sku),
    fitting_box_id: `dioptra-${sku.toLowerCase()}`,
    description_blocks: brand,
  };
}
