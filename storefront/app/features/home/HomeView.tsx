import { CategoryTiles, FramePicture } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { catalog } from "#configuration/catalog.ts";
import { images } from "#configuration/images.ts";
import { type Category, categoryHref, childrenOf, hasProducts } from "#domain/catalog/category.ts";
import { chooseHomeTop, type HomeTop, type PicturedCategory } from "#domain/catalog/homeShelves.ts";
import type { Banner } from "#domain/content.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import { useStoreView } from "../../state/useShop.ts";
import { HomeHero } from "./HomeHero.tsx";
import { LazyEmptyShop, LazyHomeShelves, LazyHomeSlider } from "./lazyHome.ts";

export interface HomeViewProps {
  readonly categories: readonly Category[];
  /** Products promoted on the home page, the newest first. */
  readonly promoted: readonly ProductSummary[];
  readonly newest: readonly ProductSummary[];
  readonly bestsellers: readonly ProductSummary[];
  /** The slides after the hero. */
  readonly slides: readonly Banner[];
}

const { rootCategoryId, promotedCategoryIds, bargainCategoryId } = catalog;

/**
 * The main categories, which have a tile, and what their pictures show. Categories of accessories are only in the menu.
 */
const pictured: readonly PicturedCategory[] = [
  [promotedCategoryIds.prescription, ({ kind }) => kind === "prescription-glasses"],
  [promotedCategoryIds.sunglasses, ({ kind }) => kind === "sunglasses"],
  [promotedCategoryIds.contactLenses, ({ kind }) => kind === "contact-lenses"],
  [bargainCategoryId, ({ price, frame }) => price.reduction !== null && frame !== null],
];

/** The home page: hero, links to the main categories, and shelves of products. */
export function HomeView({ categories, promoted, newest, bestsellers, slides }: HomeViewProps) {
  const { prefix } = useStoreView();
  if (!hasProducts(categories)) return <LazyEmptyShop />;
  const top = chooseHomeTop({ promoted, newest }, pictured);
  const frames = categories.find(({ id }) => id === promotedCategoryIds.prescription);
  const hero = { product: top.hero, href: frames ? categoryHref(prefix, frames) : "#catalogue" };
  return (
    <>
      {slides.length > 0 ? <LazyHomeSlider {...hero} slides={slides} /> : <HomeHero {...hero} />}
      <div id="catalogue">
        <CategoryTiles tiles={categoryTiles(categories, top, prefix)} />
      </div>
      <LazyHomeShelves categories={categories} newest={top.firstShelf} bestsellers={bestsellers} promoted={promoted} />
    </>
  );
}

/** Returns the links to the main categories, each with a picture of one of its products. */
function categoryTiles(categories: readonly Category[], top: HomeTop, prefix: string) {
  return childrenOf(categories, { id: rootCategoryId })
    .filter((category) => category.isInMenu && pictured.some(([id]) => id === category.id))
    .map((category) => {
      const shown = top.pictured.get(category.id);
      const picture = shown && productPicture(shown, "wide", images);
      return {
        href: categoryHref(prefix, category),
        name: category.name,
        note: <FormattedMessage id="home.categorySize" values={{ count: category.productCount }} />,
        picture: picture && <FramePicture {...picture} alt="" crop="wide" />,
      };
    });
}
