import { CategoryDoors, FramePicture, Link } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { images } from "#configuration/images.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import { frameMasterName } from "#domain/product/masters.ts";
import { photographOr } from "#domain/media/picture.ts";
import { framePictureHref } from "#domain/product/framePicture.ts";
import * as styles from "./HomeHero.css.ts";
import { catalog } from "#configuration/catalog.ts";
import { type Category, categoryHref, childrenOf, hasProducts } from "#domain/catalog/category.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import type { ProductKind } from "#domain/product/product.ts";
import { useStoreView } from "../../state/useShop.ts";
import { LazyEmptyShop, LazyHomeShelves } from "./lazyHome.ts";
import type { HomeShelvesProps } from "./HomeShelves.tsx";

export interface HomeHeroProps {
  /** A frame, shown with its measures. */
  readonly product: ProductSummary | undefined;
  /** Where frames are. */
  readonly href: string;
}

/** What the shop is about, in one sentence and one picture to scale. */
function HomeHero({ product, href }: HomeHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.row}>
        <div>
          <h1 className={styles.title}>
            <FormattedMessage id="home.title" />
          </h1>
          <p className={styles.lead}>
            <FormattedMessage id="home.lead" />
          </p>
          <Link variant="solid" size="primary" href={href}>
            <FormattedMessage id="home.see" />
          </Link>
        </div>
        {product && <Measured {...product} />}
      </div>
    </section>
  );
}

/** The photograph of a frame, if it is one of this very size; decorative, since the words beside it say what it shows. */
function Measured({ frame, picture }: Pick<ProductSummary, "frame" | "picture">) {
  if (!frame) return null;
  const lines = framePictureHref(frame, "measured");
  const taken = picture?.name === frameMasterName(frame, "front") ? picture : null;
  return (
    <div className={styles.picture}>
      <FramePicture
        {...photographOr(lines, taken, "wide", images)}
        lines={lines}
        alt=""
        crop="measured"
        priority="first"
      />
    </div>
  );
}

export interface HomeViewProps extends HomeShelvesProps {
  /** Promoted here, the newest first. */
  readonly promoted: readonly ProductSummary[];
}

const { rootCategoryId, promotedCategoryIds, bargainCategoryId } = catalog;

/** The shop's front: what it is about, the ways into the catalogue, and what is new and liked. */
export function HomeView({ categories, promoted, newest, bestsellers }: HomeViewProps) {
  const { prefix } = useStoreView();
  if (!hasProducts(categories)) return <LazyEmptyShop />;
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
      <LazyHomeShelves categories={categories} newest={newest} bestsellers={bestsellers} />
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
