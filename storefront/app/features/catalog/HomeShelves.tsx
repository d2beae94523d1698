import { PictureBanner, ProductShelf } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { images } from "#configuration/images.ts";
import { type Category, categoryHref } from "#domain/catalog/category.ts";
import { photograph } from "#domain/media/picture.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./HomeView.css.ts";
import type { ReactNode } from "react";
import { catalog } from "#configuration/catalog.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import { ProductTile } from "./ProductTile.tsx";

export interface HomeBannerProps {
  readonly of: "sunglasses" | "contact-lenses";
  /** Where it leads: without one there is nothing to show. */
  readonly category: Category | undefined;
}

/** A category's picture and text. */
function HomeBanner({ of, category }: HomeBannerProps) {
  const { prefix } = useStoreView();
  if (!category) return null;
  const picture = (cut: "wide" | "narrow") => ({ name: `banners/${of}/${cut}`, edition: null });
  return (
    <div className={styles.banner}>
      <PictureBanner
        title={<FormattedMessage id={`home.banner.${of}.title`} />}
        text={<FormattedMessage id={`home.banner.${of}.text`} />}
        href={categoryHref(prefix, category)}
        action={<FormattedMessage id={`home.banner.${of}.see`} />}
        wide={photograph(picture("wide"), images.topSliderDesktop)}
        narrow={photograph(picture("narrow"), images.topSliderMobile)}
      />
    </div>
  );
}

export interface HomeShelvesProps {
  readonly categories: readonly Category[];
  readonly newest: readonly ProductSummary[];
  readonly bestsellers: readonly ProductSummary[];
}

const { rootCategoryId, promotedCategoryIds } = catalog;

/** What is new and liked, and between it what else there is. */
export function HomeShelves({ categories, newest, bestsellers }: HomeShelvesProps) {
  const { prefix } = useStoreView();
  const categoryOf = (wanted: number) => categories.find(({ id }) => id === wanted);
  const root = categoryOf(rootCategoryId);
  const all = root && { href: categoryHref(prefix, root), label: <FormattedMessage id="home.seeAll" /> };
  return (
    <>
      <Shelf title="home.new" products={newest} {...(all && { all })} />
      <HomeBanner of="sunglasses" category={categoryOf(promotedCategoryIds.sunglasses)} />
      <Shelf title="home.bestsellers" products={bestsellers} />
      <HomeBanner of="contact-lenses" category={categoryOf(promotedCategoryIds.contactLenses)} />
    </>
  );
}

interface ShelfProps {
  readonly title: "home.new" | "home.bestsellers";
  readonly products: readonly ProductSummary[];
  readonly all?: { readonly href: string; readonly label: ReactNode };
}

function Shelf({ title, products, all }: ShelfProps) {
  if (products.length === 0) return null;
  return (
    <div className={styles.shelf}>
      <ProductShelf title={<FormattedMessage id={title} />} {...(all && { all })}>
        {products.map((product) => (
          <ProductTile key={product.parentSku} product={product} />
        ))}
      </ProductShelf>
    </div>
  );
}
