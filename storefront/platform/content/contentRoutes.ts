import { type Context, Hono } from "hono";
import type { WireBanners, WireSlide } from "#contract/content/banner.ts";
import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store.ts";
import { bannersAt, type HrefOf, productBannersIn, readBanners, readHrefs, readPhotos } from "./banners.ts";
import type { Session } from "../kernel/database/database.ts";
import { type BannerPlace, bannerPlaces } from "./tables/banner.ts";
import type { CatalogParts } from "../catalog/catalogue.ts";
import { refused } from "../kernel/http/refused.ts";
import { unknownStore, storeViewOf } from "../stores/storeViews.ts";
import { allowCaching, refusal, success } from "../kernel/http/answer.ts";

/** Returns the enabled store view of a locale such as `pl_PL` or `pl`. */
function storeOfLocale(locale: string): StoreView | null {
  const wantedLocale = locale.replace("_", "-").toLowerCase();
  const localeOfView = ({ intlLocale }: StoreView) => intlLocale.toLowerCase();
  const enabled = configuration.storeViews.filter((view) => view.enabled);
  return (
    enabled.find((view) => localeOfView(view) === wantedLocale) ??
    enabled.find((view) => localeOfView(view).split("-")[0] === wantedLocale) ??
    null
  );
}

/** Creates the routes that return slides, banners and the photo feed. */
export function contentRoutes({ database, catalogue, clock }: CatalogParts): Hono {
  const readContent = <T>(store: StoreView, work: (session: Session, hrefOf: HrefOf) => Promise<T>): Promise<T> =>
    database.read(async (session) => work(session, await readHrefs(session, await catalogue(session, store))));
  const bannersOf = (store: StoreView) =>
    readContent(store, (session, hrefOf) => readBanners(session, store.locale, hrefOf));
  const allowLongCaching = (c: Context) => allowCaching(c, { tags: [], until: null, now: clock() });

  return new Hono()
    .get("/cms/sliders", async (c) => {
      const locale = c.req.query("locale");
      const store = locale === undefined ? storeViewOf(c.req.query("storeCode")) : storeOfLocale(locale);
      if (!store) return refusal(c, unknownStore);
      const type = c.req.query("type") ?? "main";
      const place = bannerPlaces.find((each) => each === `slider:${type}`);
      if (!place) return refusal(c, refused("ENOTFOUND", "Unknown slider type.").error);
      allowLongCaching(c);
      const slides: WireSlide[] = bannersAt(place, await bannersOf(store)).map(({ id, position, banner }) => ({
        id,
        type,
        locale: store.intlLocale.replace("-", "_"),
        position,
        data: [banner],
      }));
      return success(c, slides);
    })
    .get("/cms/banners", async (c) => {
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, unknownStore);
      allowLongCaching(c);
      const all = await bannersOf(store);
      const wireBannersAt = (place: BannerPlace) => bannersAt(place, all).map(({ banner }) => banner);
      return success(c, {
        mainBanners: wireBannersAt("main"),
        smallBanners: wireBannersAt("small"),
        productBanners: productBannersIn(all),
        headImage: wireBannersAt("head")[0] ?? null,
        headSlides: wireBannersAt("slider:head"),
      } satisfies WireBanners);
    })
    .get("/fb/ig/media", async (c) => {
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, unknownStore);
      allowLongCaching(c);
      return c.json(await readContent(store, (session, hrefOf) => readPhotos(session, store.locale, hrefOf)));
    });
}
