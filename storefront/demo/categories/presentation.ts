import { bannerPicture } from "../pictures.ts";
import type { SeedCategory } from "./category.ts";

/** The picture at the top of each category, by code. */
const banners: Readonly<Record<string, string>> = {
  glasses: "new-frames",
  "glasses-new": "new-frames",
  "glasses-light": "titanium",
  "glasses-titanium": "titanium",
  reading: "reading-glasses",
  sunglasses: "sunglasses",
  "sunglasses-new": "sunglasses",
  lenses: "contact-lenses",
  care: "care",
  gifts: "gift-cards",
  "gifts-cards": "gift-cards",
};

const wornKinds = new Set<string | number>(["prescription-glasses", "sunglasses", "reading-glasses"]);

export interface CategoryPresentation {
  /** The name of its picture; null without one. */
  readonly image: string | null;
  /** The design of its contact lenses; null if there are several, or none. */
  readonly lensType: string | null;
  /** Its id in the virtual try-on; null for products that are not worn. */
  readonly fittingBoxId: string | null;
}

/**
 * Returns the picture of a category and its ids in other systems
 * (docs/specification/catalogue.md#list-2).
 */
export function presentationOf({ code, filters = [] }: Pick<SeedCategory, "code" | "filters">): CategoryPresentation {
  const banner = banners[code];
  const valuesOf = (attribute: string) => filters.flatMap((filter) => filter[attribute] ?? []);
  const [design, ...others] = valuesOf("contactlens_design");
  return {
    image: banner === undefined ? null : bannerPicture(banner),
    lensType: design === undefined || others.length > 0 ? null : String(design),
    fittingBoxId: valuesOf("type").some((type) => wornKinds.has(type)) ? `dioptra-${code}` : null,
  };
}
