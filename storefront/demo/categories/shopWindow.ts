import { bannerText } from "../pictures.ts";
import type { SeedCategory } from "./category.ts";

/** The still life that a category opens with. */
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

export interface ShopWindow {
  /** What is to be seen of it; null for nothing. */
  readonly image: string | null;
  /** The design of the contact lenses in it; null for several, or none. */
  readonly lensType: string | null;
  /** What is tried on of it, in the virtual fitting; null for what is not worn, or part of something larger. */
  readonly fittingBoxId: string | null;
}

/**
 * What a category shows of itself beside its words, and by what others know it
 * (docs/specification/catalogue.md#list-2).
 */
export function shopWindow({ code, holds = [] }: Pick<SeedCategory, "code" | "holds">): ShopWindow {
  const banner = banners[code];
  const valuesOf = (attribute: string) => holds.flatMap((held) => held[attribute] ?? []);
  const [design, ...others] = valuesOf("contactlens_design");
  return {
    image: banner === undefined ? null : bannerText(banner),
    lensType: design === undefined || others.length > 0 ? null : String(design),
    fittingBoxId: valuesOf("type").some((type) => worn.has(type)) ? `dioptra-${code}` : null,
  };
}
