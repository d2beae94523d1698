import { Heading, ProductShelf } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { catalog } from "#configuration/catalog.ts";
import { type Category, categoryHref } from "#domain/catalog/category.ts";
import { laterHomeLists } from "#domain/catalog/homeShelves.ts";
import { guides } from "#domain/guidePaths.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import { ContentBanner, shownBanners } from "../../components/ContentBanner.tsx";
import { GuideLinks } from "../../components/GuideLinks.tsx";
import { homeBannersQuery } from "../../queries/home.ts";
import { useStoreView } from "../../state/useShop.ts";
import { HomeArticles, HomeFrontBlocks } from "./HomeTexts.tsx";
import { HomeFaces } from "./HomeFaces.tsx";
import { HomePhotos } from "./HomePhotos.tsx";
import { HomePromises } from "./HomePromises.tsx";
import * as styles from "./HomeView.css.ts";
import { LaterAnswers } from "./LaterAnswers.tsx";
import { LaterShelf } from "./LaterShelf.tsx";
import { ProductTile } from "../../components/ProductTile.tsx";

export interface HomeShelvesProps {
  readonly categories: readonly Category[];
  readonly newest: readonly ProductSummary[];
  readonly bestsellers: readonly ProductSummary[];
  readonly promoted: readonly ProductSummary[];
}

const { rootCategoryId, promotedCategoryIds, bargainCategoryId } = catalog;

/** The small banners are between the shelves with lower prices and the rest. */
const shelvesBeforeSmallBanners = 2;

/** What follows the first view: promises, shelves with banners between them, advice and articles. */
export function HomeShelves({ categories, newest, bestsellers, promoted }: HomeShelvesProps) {
  const { prefix } = useStoreView();
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { data: banners } = useQuery(homeBannersQuery(client));
  const findCategory = (categoryId: number) => categories.find(({ id }) => id === categoryId);
  const allOf = (categoryId: number) => {
    const category = findCategory(categoryId);
    return category && { href: categoryHref(prefix, category), label: <FormattedMessage id="home.seeAll" /> };
  };
  const all = allOf(rootCategoryId);
  const bargains = allOf(bargainCategoryId);
  const frames = findCategory(promotedCategoryIds.prescription);
  const [firstBanner, ...otherBanners] = shownBanners(banners?.main ?? []);
  const smallBanners = shownBanners(banners?.small ?? []);
  const laterShelf = (flag: (typeof laterHomeLists)[number]) => {
    const link = flag === "promotion" || flag === "superPromotion" ? bargains : undefined;
    return <LaterShelf key={flag} flag={flag} {...(link && { all: link })} />;
  };
  return (
    <>
      <HomePromises />
      <Shelf title="home.new" products={newest} all={all} />
      {frames && <HomeFaces frames={frames} />}
      {firstBanner && (
        <div className={styles.banner}>
          <ContentBanner banner={firstBanner} />
        </div>
      )}
      <Shelf title="home.bestsellers" products={bestsellers} />
      <Shelf title="home.promoted" products={promoted} />
      {otherBanners.map((banner) => (
        <div key={banner.href} className={styles.banner}>
          <ContentBanner banner={banner} />
        </div>
      ))}
      {laterHomeLists.slice(0, shelvesBeforeSmallBanners).map(laterShelf)}
      {smallBanners.length > 0 && (
        <div className={styles.smallBanners}>
          {smallBanners.map((banner) => (
            <ContentBanner key={banner.href} banner={banner} size="card" />
          ))}
        </div>
      )}
      {laterHomeLists.slice(shelvesBeforeSmallBanners).map(laterShelf)}
      <HomeFrontBlocks />
      <section className={styles.guides} aria-labelledby="guides">
        <Heading level={2} id="guides">
          <FormattedMessage id="home.guides" />
        </Heading>
        <GuideLinks names={guides} />
      </section>
      <LaterAnswers />
      <HomePhotos />
      <HomeArticles />
    </>
  );
}

interface ShelfProps {
  readonly title: "home.new" | "home.bestsellers" | "home.promoted";
  readonly products: readonly ProductSummary[];
  readonly all?: { readonly href: string; readonly label: ReactNode } | undefined;
}

function Shelf({ title, products, all: allLink }: ShelfProps) {
  if (products.length === 0) return null;
  return (
    <div className={styles.shelf}>
      <ProductShelf title={<FormattedMessage id={title} />} {...(allLink && { allLink })}>
        {products.map((product) => (
          <ProductTile key={product.parentSku} product={product} />
        ))}
      </ProductShelf>
    </div>
  );
}
