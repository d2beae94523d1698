import * as z from "zod/mini";
import type { Banner, Banners, FeedPhoto } from "#domain/content.ts";
import { call, inAnyCurrency } from "../wire/endpoint.ts";
import { readMaster } from "../wire/picture.ts";
import { list, listOf, numeric } from "../wire/value.ts";

/**
 * Words over a picture. Its form is our choice (docs/specification/content.md#content-6). Pictures are named as
 * products name theirs.
 */
const wireBanner = z.object({
  title: z.string(),
  text: z.nullish(z.string()),
  action: z.nullish(z.string()),
  url: z.string(),
  image: z.nullish(z.string()),
  image_mobile: z.nullish(z.string()),
});
export type WireBanner = z.input<typeof wireBanner>;

const readBanner = ({ title, text, action, url, image, image_mobile }: z.output<typeof wireBanner>): Banner => ({
  title,
  text: text ?? "",
  action: action ?? "",
  href: url,
  wide: readMaster(image),
  narrow: readMaster(image_mobile),
});

/** Position, data list, type, locale (docs/specification/content.md#content-5). */
const wireSlide = z.object({
  id: numeric,
  type: z.string(),
  /** With an underscore, such as `pl_PL`. */
  locale: z.string(),
  position: numeric,
  data: listOf(wireBanner),
});
export type WireSlide = z.input<typeof wireSlide>;

const slides = z.pipe(
  list(wireSlide),
  z.transform((all) =>
    all.toSorted((a, b) => a.position - b.position).flatMap(({ data }): readonly Banner[] => data.map(readBanner)),
  ),
);

/** The banners of a store view (docs/specification/content.md#content-6). */
const wireBanners = z.object({
  mainBanners: listOf(wireBanner),
  smallBanners: listOf(wireBanner),
  productBanners: listOf(wireBanner),
  headImage: z.nullish(wireBanner),
  headSlides: listOf(wireBanner),
});
export type WireBanners = z.input<typeof wireBanners>;

const banners = z.pipe(
  wireBanners,
  z.transform(({ mainBanners, smallBanners, productBanners, headImage, headSlides }): Banners => ({
    main: mainBanners.map(readBanner),
    small: smallBanners.map(readBanner),
    product: productBanners.map(readBanner),
    head: headImage ? readBanner(headImage) : null,
    headSlides: headSlides.map(readBanner),
  })),
);

/**
 * A photograph as the feed tells it: a list as JSON (docs/specification/content.md#content-7); its form is our choice.
 */
const wirePhoto = z.object({
  id: numeric,
  media_type: z.literal("IMAGE"),
  image: z.string(),
  caption: z.nullish(z.string()),
  permalink: z.string(),
});
export type WirePhoto = z.input<typeof wirePhoto>;

/** A picture that the shop does not have itself is left out: its pages load none from elsewhere. */
const photos = z.pipe(
  list(wirePhoto),
  z.transform((all) =>
    all.flatMap(({ image, caption, permalink }): readonly FeedPhoto[] => {
      const picture = readMaster(image);
      return picture ? [{ picture, caption: caption ?? "", href: permalink }] : [];
    }),
  ),
);

export const bannerEndpoints = {
  /** The slides of one type in the language of `locale`, such as `pl_PL`; without it, in the store view's. */
  sliders: call({
    method: "GET",
    path: "/api/vsbridge/cms/sliders",
    query: ["type", "locale", "storeCode"],
    body: null,
    result: inAnyCurrency(slides),
  }),
  /** Ours: the original shop has its banners in files of its own (docs/specification/content.md#content-6). */
  banners: call({
    method: "GET",
    path: "/api/vsbridge/cms/banners",
    query: ["storeCode"],
    body: null,
    result: inAnyCurrency(banners),
  }),
  photoFeed: {
    ...call({
      method: "GET",
      path: "/api/vsbridge/fb/ig/media",
      query: ["storeCode"],
      body: null,
      result: inAnyCurrency(photos),
    }),
    answer: "bare",
  },
} as const;
