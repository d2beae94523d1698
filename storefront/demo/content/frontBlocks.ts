import { words } from "../texts/index.ts";
import type { Labels } from "#platform/catalog/tables/catalog.ts";
import type { StoredLink } from "#platform/content/tables/cms.ts";

/** A few words at a place of a page, with where they lead. */
export interface SeedFrontBlock {
  readonly page: "home" | "product" | "checkout";
  readonly section: string;
  readonly titles: Labels;
  readonly words: Labels;
  readonly link: StoredLink | null;
}

export const frontBlocks: readonly SeedFrontBlock[] = [
  {
    page: "home",
    section: "sizes",
    titles: words("content.front.1.titles"),
    words: words("content.front.1.words"),
    link: { kind: "page", code: "size-guide" },
  },
  {
    page: "home",
    section: "prescription",
    titles: words("content.front.2.titles"),
    words: words("content.front.2.words"),
    link: { kind: "article", code: "pupillary-distance" },
  },
  {
    page: "home",
    section: "care",
    titles: words("content.front.3.titles"),
    words: words("content.front.3.words"),
    link: { kind: "article", code: "lens-care" },
  },
  {
    page: "product",
    section: "returns",
    titles: words("content.front.4.titles"),
    words: words("content.front.4.words"),
    link: { kind: "page", code: "returns" },
  },
  {
    page: "checkout",
    section: "delivery",
    titles: words("content.front.5.titles"),
    words: words("content.front.5.words"),
    link: { kind: "page", code: "delivery" },
  },
];
