import { CategoryDoors, FramePicture } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { catalog } from "#configuration/catalog.ts";
import { images } from "#configuration/images.ts";
import { type Category, categoryHref, childrenOf, hasProducts } from "#domain/catalog/category.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import type { ProductKind } from "#domain/product/product.ts";
import { useStoreView } from "../../state/useStoreView.ts";
import { EmptyShopLater } from "./EmptyShopLater.ts";
import { HomeHero } from "./HomeHero.tsx";
import type { HomeShelvesProps } from "./HomeShelves.tsx";
import { HomeShelvesLater } from "./HomeShelvesLater.ts";

export interface HomeViewProps extends HomeShelvesProps {
  /** Promoted here, the newest first. */
  readonly promoted: readonly ProductSummary[];
}

const { rootCategoryId, promotedCategoryIds, bargainCategoryId } = catalog;

/** The shop's front: what it is about, the ways into the catalogue, and what is new and liked. */
export function HomeView({ categories, promoted, newest, bestsellers }: HomeViewProps) {
  const { prefix } = useStoreView();
  if (!hasProducts(categories)) return <EmptyShopLater />;
  const frames = categories.find(({ id }) => id === promotedCategoryIds.prescription);
  return (
    <>
      <HomeHero
        product={mostBought(promoted.filter(({ kind }) => kind === "prescription-glasses"))}
        href={frames ? categoryHref(prefix, frames) : "#catalogue"}
      />
      <div id="catalogue">
        <CategoryDoors doors={doorsOf(categories, [...promoted, ...newest], prefix)} />
      </div>
      <HomeShelvesLater categories={categories} newest={newest} bestsellers={bestsellers} />
    </>
  );
}

const mostBought = (products: readonly ProductSummary[]) =>
  products.find(({ isBestseller }) => isBestseller) ?? products[0];

/** What a product of a category looks like on its door. */
const kinds: readonly (readonly [categoryId: number, kind: ProductKind])[] = [
  [promotedCategoryIds.prescription, "prescription-glasses"],
  [promotedCategoryIds.sunglasses, "sunglasses"],
  [promotedCategoryIds.contactLenses, "contact-lenses"],
];

/** What the shop is about has a door; what goes with it is in the menu. */
const doorIds: ReadonlySet<number> = new Set([...kinds.map(([id]) => id), bargainCategoryId]);

/** The ways into the catalogue, each with one of the products behind it. */
function doorsOf(categories: readonly Category[], products: readonly ProductSummary[], prefix: string) {
  return childrenOf(categories, { id: rootCategoryId })
    .filter(({ id, isInMenu }) => isInMenu && doorIds.has(id))
    .map((category) => {
      const kind = kinds.find(([id]) => id === category.id)?.[1];
      const shown = products.find((product) =>
        kind ? product.kind === kind : product.price.reduction !== null && product.frame !== null,
      );
      const picture = shown && productPicture(shown, "wide", images);
      return {
        href: categoryHref(prefix, category),
        name: category.name,
        note: <FormattedMessage id="home.door" values={{ count: category.productCount }} />,
        picture: picture && <FramePicture {...picture} alt="" crop="wide" />,
      };
    });
}
