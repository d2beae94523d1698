import * as z from "zod/mini";
import type { Banner, Banners, FeedPhoto, ProductBanner } from "#domain/content.ts";
import { productKinds } from "#domain/product/product.ts";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { readMaster } from "../wire/picture.ts";
import { list, optionalList, numeric } from "../wire/value.ts";

/** Text over a picture, in a form of our choice (docs/specification/content.md#content-6). Pictures are named like those of products. */
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

/** A banner on the pages of products: of the kinds in `product_kinds`, or of all without it. */
const wireProductBanner = z.extend(wireBanner, { product_kinds: z.nullish(z.array(z.string())) });
export type WireProductBanner = z.input<typeof wireProductBanner>;

const readProductBanner = ({ product_kinds: kinds, ...banner }: z.output<typeof wireProductBanner>): ProductBanner => ({
  ...readBanner(banner),
  ...(kinds && { kinds: productKinds.filter((kind) => kinds.includes(kind)) }),
});

/** A slide of a slider (docs/specification/content.md#content-5). */
const wireSlide = z.object({
  id: numeric,
  type: z.string(),
  /** Such as `pl_PL`. */
  locale: z.string(),
  position: numeric,
  data: optionalList(wireBanner),
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
  mainBanners: optionalList(wireBanner),
  smallBanners: optionalList(wireBanner),
  productBanners: optionalList(wireProductBanner),
  headImage: z.nullish(wireBanner),
  headSlides: optionalList(wireBanner),
});
export type WireBanners = z.input<typeof wireBanners>;

const banners = z.pipe(
  wireBanners,
  z.transform(({ mainBanners, smallBanners, productBanners, headImage, headSlides }): Banners => ({
    main: mainBanners.map(readBanner),
    small: smallBanners.map(readBanner),
    product: productBanners.map(readProductBanner),
    head: headImage ? readBanner(headImage) : null,
    headSlides: headSlides.map(readBanner),
  })),
);

/** A photograph of the feed (docs/specification/content.md#content-7), in a form of our choice. */
const wirePhoto = z.object({
  id: numeric,
  media_type: z.literal("IMAGE"),
  image: z.string(),
  caption: z.nullish(z.string()),
  permalink: z.string(),
});
export type WirePhoto = z.input<typeof wirePhoto>;

/** Pictures that the shop does not host are left out, because its pages load none from other sites. */
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
  /** The slides of a type in the language of `locale`, such as `pl_PL`, or in the store view's. */
  sliders: defineEndpoint({
    method: "GET",
    path: "/api/vsbridge/cms/sliders",
    query: ["type", "locale", "storeCode"],
    body: null,
    result: inAnyCurrency(slides),
  }),
  /** Our extension: the original shop reads its banners from files (docs/specification/content.md#content-6). */
  banners: defineEndpoint({
    method: "GET",
    path: "/api/vsbridge/cms/banners",
    query: ["storeCode"],
    body: null,
    result: inAnyCurrency(banners),
  }),
  photoFeed: {
    ...defineEndpoint({
      method: "GET",
      path: "/api/vsbridge/fb/ig/media",
      query: ["storeCode"],
      body: null,
      result: inAnyCurrency(photos),
    }),
    answer: "bare",
  },
} as const;
