import { categoryHref } from "#domain/catalog/category.ts";
import { articleHref, pageHref } from "#domain/content.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import type { Session } from "../kernel/database/database.ts";
import { frontBlocks, type StoredLink } from "./tables/cms.ts";
import { readArticles } from "./pages.ts";
import { asc } from "drizzle-orm";
import type { WireBanner, WirePhoto } from "#contract/content/banner.ts";
import { wordIn } from "../stores/storeViews.ts";
import { type BannerPlace, banners, photos } from "./tables/banner.ts";
import type { WireFrontBlock } from "#contract/content/cms.ts";

/** The address that a link leads to in a store view; null when there is no such thing in it. */
export type HrefOf = (link: StoredLink) => string | null;

export async function readHrefs(
  session: Session,
  { store, categories }: Pick<CatalogueView, "store" | "categories">,
): Promise<HrefOf> {
  const articles = await readArticles(session, store.locale);
  const ofCategory = (code: string) => {
    const found = categories.find(({ category }) => category.code === code);
    return found ? categoryHref(store.prefix, found.text) : null;
  };
  const ofArticle = (code: string) => {
    const found = articles.find((article) => article.code === code);
    return found ? articleHref(store.prefix, { id: Number(found.id), slug: found.slug }) : null;
  };
  return ({ kind, code }) => {
    if (kind === "page") return pageHref(store.prefix, { identifier: code });
    return kind === "category" ? ofCategory(code) : ofArticle(code);
  };
}

export interface ReadBanner {
  readonly id: number;
  readonly position: number;
  readonly places: readonly BannerPlace[];
  readonly told: WireBanner;
}

/** The banners in one language and in their order; what leads to something that is not there is left out. */
export async function readBanners(session: Session, locale: string, hrefOf: HrefOf): Promise<readonly ReadBanner[]> {
  const rows = await session.select().from(banners).orderBy(asc(banners.position));
  return rows.flatMap(({ id, position, places, wide, narrow, titles, words, actions, link }) => {
    const url = hrefOf(link);
    if (url === null) return [];
    const told = {
      title: wordIn(titles, locale),
      text: wordIn(words, locale),
      action: wordIn(actions, locale),
      url,
      image: wide,
      image_mobile: narrow,
    };
    return [{ id, position, places, told }];
  });
}

/** The feed of photographs, in their order. */
export async function readPhotos(session: Session, locale: string, hrefOf: HrefOf): Promise<readonly WirePhoto[]> {
  const rows = await session.select().from(photos).orderBy(asc(photos.id));
  return rows.flatMap(({ id, image, captions, link }): WirePhoto[] => {
    const permalink = hrefOf(link);
    return permalink === null ? [] : [{ id, media_type: "IMAGE", image, caption: wordIn(captions, locale), permalink }];
  });
}

/** The few words that pages place here and there, in one language. */
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
    title: wordIn(titles, locale),
    content: wordIn(words, locale),
    url: link && hrefOf(link),
  }));
}
