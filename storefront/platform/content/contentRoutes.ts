import { type Context, Hono } from "hono";
import type { WireBanners, WireSlide } from "#contract/content/banner.ts";
import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store.ts";
import { type HrefOf, readBanners, readHrefs, readPhotos } from "./banners.ts";
import type { Session } from "../kernel/database/database.ts";
import { type BannerPlace, bannerPlaces } from "./tables/banner.ts";
import type { CatalogParts } from "../catalog/catalogue.ts";
import { refused } from "../kernel/http/refused.ts";
import { noStore, storeViewOf } from "../stores/storeViews.ts";
import { mayBeKept, refusal, success } from "../kernel/http/answer.ts";

/** The store view that sells in a language, such as `pl_PL` or `pl`. */
function storeIn(locale: string): StoreView | null {
  const wanted = locale.replace("_", "-").toLowerCase();
  const spoken = ({ intlLocale }: StoreView) => intlLocale.toLowerCase();
  const selling = configuration.storeViews.filter(({ enabled }) => enabled);
  return (
    selling.find((view) => spoken(view) === wanted) ??
    selling.find((view) => spoken(view).split("-")[0] === wanted) ??
    null
  );
}

/** What the pages of a store view are illustrated with: slides, banners and the feed of photographs. */
export function contentRoutes({ database, catalogue, clock }: CatalogParts): Hono {
  const read = <T>(store: StoreView, work: (session: Session, hrefOf: HrefOf) => Promise<T>): Promise<T> =>
    database.read(async (session) => work(session, await readHrefs(session, await catalogue(session, store))));
  const bannersOf = async (store: StoreView) => {
    const all = await read(store, (session, hrefOf) => readBanners(session, store.locale, hrefOf));
    return (place: BannerPlace) => all.filter(({ places }) => places.includes(place));
  };
  const keep = (c: Context) => mayBeKept(c, { tags: [], until: null, now: clock() });

  return new Hono()
    .get("/cms/sliders", async (c) => {
      const locale = c.req.query("locale");
      const store = locale === undefined ? storeViewOf(c.req.query("storeCode")) : storeIn(locale);
      if (!store) return refusal(c, noStore);
      const type = c.req.query("type") ?? "main";
      const place = bannerPlaces.find((each) => each === `slider:${type}`);
      if (!place) return refusal(c, refused("ENOTFOUND", "There are no slides of this type.").error);
      keep(c);
      const found = (await bannersOf(store))(place);
      const slides: WireSlide[] = found.map(({ id, position, told }) => ({
        id,
        type,
        locale: store.intlLocale.replace("-", "_"),
        position,
        data: [told],
      }));
      return success(c, slides);
    })
    .get("/cms/banners", async (c) => {
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, noStore);
      keep(c);
      const at = await bannersOf(store);
      const told = (place: BannerPlace) => at(place).map((banner) => banner.told);
      return success(c, {
        mainBanners: told("main"),
        smallBanners: told("small"),
        productBanners: told("product"),
        headImage: told("head")[0] ?? null,
        headSlides: told("slider:head"),
      } satisfies WireBanners);
    })
    .get("/fb/ig/media", async (c) => {
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, noStore);
      keep(c);
      return c.json(await read(store, (session, hrefOf) => readPhotos(session, store.locale, hrefOf)));
    });
}
