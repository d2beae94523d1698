import { categoryHref } from "#domain/catalog/category.ts";
import { configuration } from "#configuration/index.ts";
import { articleHref, isBelowPages, pageHref } from "#domain/content.ts";
import { isFreePath } from "#domain/plainPath.ts";
import { productKinds } from "#domain/product/product.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { urlPathsOf } from "../catalog/documents.ts";
import type { Session } from "../kernel/database/database.ts";
import { frontBlocks, type StoredLink } from "./tables/cms.ts";
import { readArticles } from "./pages.ts";
import { asc } from "drizzle-orm";
import type { WireBanner, WirePhoto, WireProductBanner } from "#contract/content/banner.ts";
import { labelIn } from "../stores/storeViews.ts";
import { type BannerPlace, banners, photos } from "./tables/banner.ts";
import type { WireFrontBlock } from "#contract/content/cms.ts";

/** Returns the URL of a link in a store view; null if its target does not exist there. */
export type HrefOf = (link: StoredLink) => string | null;

const storeCodes = configuration.storeViews.map(({ code }) => code);

/** Returns a plain path if the shop shows pages there, and undefined otherwise. */
const plainPathAt = (path: string): string | undefined =>
  configuration.catalog.urlDispatcher && isFreePath(path, storeCodes) ? path : undefined;

/** Reads what is needed to resolve links in a store view. */
export async function readHrefs(
  session: Session,
  { store, categories }: Pick<CatalogueView, "store" | "categories">,
): Promise<HrefOf> {
  const articles = await readArticles(session, store.locale);
  const urlPathOf = urlPathsOf(categories);
  const hrefOfCategory = (code: string) => {
    const found = categories.find(({ category }) => category.code === code);
    if (!found) return null;
    return categoryHref(store.prefix, { slug: found.text.slug, plainPath: plainPathAt(`/${urlPathOf(found)}`) });
  };
  const hrefOfPage = (identifier: string) => {
    const plainPath = isBelowPages(identifier) ? plainPathAt(`/${identifier}`) : undefined;
    return pageHref(store.prefix, { identifier, plainPath });
  };
  const hrefOfArticle = (code: string) => {
    const found = articles.find((article) => article.code === code);
    return found ? articleHref(store.prefix, { id: Number(found.id), slug: found.slug }) : null;
  };
  return ({ kind, code }) => {
    if (kind === "page") return hrefOfPage(code);
    return kind === "category" ? hrefOfCategory(code) : hrefOfArticle(code);
  };
}

/** A banner in one language, with the places where it appears. */
export interface ReadBanner {
  readonly id: number;
  readonly position: number;
  readonly places: readonly BannerPlace[];
  readonly banner: WireBanner;
}

/** Reads the banners in one language, in display order. Banners whose link has no target are left out. */
export async function readBanners(session: Session, locale: string, hrefOf: HrefOf): Promise<readonly ReadBanner[]> {
  const rows = await session.select().from(banners).orderBy(asc(banners.position));
  return rows.flatMap(({ id, position, places, wide, narrow, titles, words, actions, link }) => {
    const url = hrefOf(link);
    if (url === null) return [];
    const banner = {
      title: labelIn(titles, locale),
      text: labelIn(words, locale),
      action: labelIn(actions, locale),
      url,
      image: wide,
      image_mobile: narrow,
    };
    return [{ id, position, places, banner }];
  });
}

/** Returns the banners that appear in a place. */
export const bannersAt = (place: BannerPlace, all: readonly ReadBanner[]): readonly ReadBanner[] =>
  all.filter(({ places }) => places.includes(place));

/** Returns the banners on the pages of products, with the kinds of products that they are limited to. */
export const productBannersIn = (all: readonly ReadBanner[]): WireProductBanner[] =>
  all.flatMap(({ places, banner }): WireProductBanner[] => {
    if (places.includes("product")) return [banner];
    const kinds = productKinds.filter((kind) => places.includes(`product:${kind}`));
    return kinds.length > 0 ? [{ ...banner, product_kinds: kinds }] : [];
  });

/** Reads the photo feed in order. Photos whose link has no target are left out. */
export async function readPhotos(session: Session, locale: string, hrefOf: HrefOf): Promise<readonly WirePhoto[]> {
  const rows = await session.select().from(photos).orderBy(asc(photos.id));
  return rows.flatMap(({ id, image, captions, link }): WirePhoto[] => {
    const permalink = hrefOf(link);
    return permalink === null
      ? []
      : [{ id, media_type: "IMAGE", image, caption: labelIn(captions, locale), permalink }];
  });
}

/** Reads the short texts for sections of pages, in one language. */
export async function readFrontBlocks(
  session: Session,
  locale: string,
  hrefOf: HrefOf,
): Promise<readonly WireFrontBlock[]> {
  const rows = await session.select().from(frontBlocks).orderBy(asc(frontBlocks.id));
  return rows.map(({ id, page, section, titles, words, link }) => ({
    id,
    page,
    section,
    title: labelIn(titles, locale),
    content: labelIn(words, locale),
    url: link && hrefOf(link),
  }));
}
