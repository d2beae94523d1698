import { words } from "../texts/index.ts";
import type { Labels } from "#platform/catalog/tables/catalog.ts";
import type { StoredLink } from "#platform/content/tables/cms.ts";

/** A picture of the shop's feed: what is seen on it, and where it leads. */
export interface SeedPhoto {
  readonly captions: Labels;
  readonly link: StoredLink;
}

const sunglasses: StoredLink = { kind: "category", code: "sunglasses" };
const glasses: StoredLink = { kind: "category", code: "glasses" };

/** By the numbers of their pictures (`feed/1`), beginning with 1. */
export const photos: readonly SeedPhoto[] = [
  {
    captions: words("content.photos.1.captions"),
    link: sunglasses,
  },
  { captions: words("content.photos.2.captions"), link: glasses },
  {
    captions: words("content.photos.3.captions"),
    link: glasses,
  },
  { captions: words("content.photos.4.captions"), link: glasses },
  {
    captions: words("content.photos.5.captions"),
    link: glasses,
  },
  {
    captions: words("content.photos.6.captions"),
    link: sunglasses,
  },
  {
    captions: words("content.photos.7.captions"),
    link: { kind: "article", code: "cleaning-glasses" },
  },
  {
    captions: words("content.photos.8.captions"),
    link: { kind: "category", code: "lenses" },
  },
];
