import { bannerText } from "../pictures.ts";
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

const worn = new Set<string | number>(["prescription-glasses", "sunglasses", "reading-glasses"]);

export interface CategoryPresentation {
  /** The name of its picture; null without one. */
  readonly image: string | null;
  /** The design of its contact lenses; null if there are several, or none. */
  readonly lensType: string | null;
  /** Its id in the virtual fitting; null for products that are not worn. */
  readonly fittingBoxId: string | null;
}

/**
 * Returns the picture of a category and its ids in other systems
 * (docs/specification/catalogue.md#list-2).
 */
export function presentationOf({ code, holds = [] }: Pick<SeedCategory, "code" | "holds">): CategoryPresentation {
  const banner = banners[code];
  const valuesOf = (attribute: string) => holds.flatMap((held) => held[attribute] ?? []);
  const [design, ...others] = valuesOf("contactlens_design");
  return {
    image: banner === undefined ? null : bannerText(banner),
    lensType: design === undefined || others.length > 0 ? null : String(design),
    fittingBoxId: valuesOf("type").some((type) => worn.has(type)) ? `dioptra-${code}` : null,
  };
}
