import { words } from "../texts/index.ts";
import type { BannerPlace } from "#platform/content/tables/banner.ts";
import type { Labels } from "#platform/catalog/tables/catalog.ts";
import type { StoredLink } from "#platform/content/tables/cms.ts";

/** A picture with a short text over it. */
export interface SeedBanner {
  /** The folder of its pictures, one wide and one narrow: `banners/<picture>`. */
  readonly picture: string;
  readonly places: readonly BannerPlace[];
  readonly titles: Labels;
  readonly words: Labels;
  readonly actions: Labels;
  readonly link: StoredLink;
}

const see = words("content.banners.see");

/** In display order. */
export const banners: readonly SeedBanner[] = [
  {
    picture: "new-frames",
    places: ["slider:main"],
    titles: words("content.banners.1.titles"),
    words: words("content.banners.1.words"),
    actions: see,
    link: { kind: "category", code: "glasses-new" },
  },
  {
    picture: "sunglasses",
    places: ["slider:main", "head"],
    titles: words("content.banners.2.titles"),
    words: words("content.banners.2.words"),
    actions: see,
    link: { kind: "category", code: "sunglasses" },
  },
  {
    picture: "contact-lenses",
    places: ["slider:main", "main"],
    titles: words("content.banners.3.titles"),
    words: words("content.banners.3.words"),
    actions: see,
    link: { kind: "category", code: "lenses" },
  },
  {
    picture: "reading-glasses",
    places: ["main"],
    titles: words("content.banners.4.titles"),
    words: words("content.banners.4.words"),
    actions: see,
    link: { kind: "category", code: "reading" },
  },
  {
    picture: "titanium",
    places: ["slider:head", "product:prescription-glasses", "product:sunglasses"],
    titles: words("content.banners.5.titles"),
    words: words("content.banners.5.words"),
    actions: see,
    link: { kind: "category", code: "glasses-titanium" },
  },
  {
    picture: "care",
    places: ["small"],
    titles: words("content.banners.6.titles"),
    words: words("content.banners.6.words"),
    actions: see,
    link: { kind: "category", code: "care" },
  },
  {
    picture: "gift-cards",
    places: ["small"],
    titles: words("content.banners.7.titles"),
    words: words("content.banners.7.words"),
    actions: see,
    link: { kind: "category", code: "gifts-cards" },
  },
];

/** A picture of the photo feed, with its caption and link. */
export interface SeedPhoto {
  readonly captions: Labels;
  readonly link: StoredLink;
}

const sunglasses: StoredLink = { kind: "category", code: "sunglasses" };
const glasses: StoredLink = { kind: "category", code: "glasses" };

/** In the order of their pictures, `feed/1` first. */
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
