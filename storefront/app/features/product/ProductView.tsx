import { Breadcrumb } from "@dioptra/ui";
import { catalog } from "#configuration/catalog.ts";
import { categoryCrumbs } from "#domain/catalog/crumbs.ts";
import { homeCategory } from "#domain/catalog/category.ts";
import type { Product, Variant } from "#domain/product/product.ts";
import { withPrefix } from "#domain/store.ts";
import { useCategories } from "../../queries/categories.ts";
import { useStoreView } from "../../state/useShop.ts";
import { BuyColumn } from "./BuyColumn.tsx";
import { ProductPictures } from "./ProductPictures.tsx";
import { LazyProductDescription } from "./lazy.ts";
import * as styles from "./ProductView.css.ts";

export interface ProductViewProps {
  readonly product: Product;
  /** The variant that is shown; null for a product without variants. */
  readonly variant: Variant | null;
}

/** The page of a product: pictures, buying section and description. */
export function ProductView({ product, variant }: ProductViewProps) {
  const store = useStoreView();
  const categories = useCategories();
  const category = homeCategory(categories, product.categoryIds, catalog.rootCategoryId);
  const frame = variant?.frame ?? product.frame;
  const homeHref = withPrefix("/", store);
  return (
    <>
      <div className={styles.page}>
        <div className={styles.path}>
          <Breadcrumb
            homeHref={homeHref}
            levels={category ? categoryCrumbs(categories, category, store.prefix, catalog) : []}
            current={product.name}
          />
        </div>
        <div className={product.lensChoice || hasLenses(product) ? styles.columnsWithForm : styles.columns}>
          <ProductPictures
            product={product}
            variant={variant}
            frame={frame}
            pictures={variant?.pictures ?? product.pictures}
          />
          <BuyColumn key={product.sku} product={product} variant={variant} />
        </div>
      </div>
      <LazyProductDescription product={product} frame={frame} />
    </>
  );
}

/** Returns whether a bundle contains contact lenses, whose values are chosen for each eye. */
const hasLenses = ({ bundle }: Product) =>
  bundle.some(({ parts }) => parts.some(({ kind }) => kind === "contact-lenses"));
