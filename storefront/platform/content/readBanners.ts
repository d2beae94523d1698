import { asc } from "drizzle-orm";
import type { WireBanner, WirePhoto } from "#contract/content/banner.ts";
import { wordIn } from "../stores/wordIn.ts";
import type { Session } from "../kernel/database/database.ts";
import { type BannerPlace, banners, photos } from "./tables/banner.ts";
import type { HrefOf } from "./hrefOf.ts";

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
