import {
  Breadcrumb,
  FrameDiagram,
  FramePicture,
  type FramePictureProps,
  ProductGallery,
  type ProductPicture,
} from "@dioptra/ui";
import { useIntl } from "react-intl";
import { catalog } from "#configuration/catalog.ts";
import { categoryCrumbs } from "#domain/catalog/categoryCrumbs.ts";
import { homeCategory } from "#domain/catalog/categoryTree.ts";
import { framePictureHref } from "#domain/product/framePictureHref.ts";
import type { Frame, Product } from "#domain/product/product.ts";
import { productPictureHref } from "#domain/product/productPictureHref.ts";
import { shownVariant } from "#domain/product/shownVariant.ts";
import { withPrefix } from "#domain/store/prefix.ts";
import { useCategories } from "../../queries/useCategories.ts";
import { useStoreView } from "../../state/useStoreView.ts";
import { BuyColumn } from "./BuyColumn.tsx";
import { ProductDetails } from "./ProductDetails.tsx";
import * as styles from "./ProductView.css.ts";

export interface ProductViewProps {
  readonly product: Product;
  /** The variant that the address names. */
  readonly childSku: string | null;
}

/** One frame: its pictures, its variants, its measures. */
export function ProductView({ product, childSku }: ProductViewProps) {
  const store = useStoreView();
  const categories = useCategories();
  const category = homeCategory(categories, product.categoryIds, catalog.rootCategoryId);
  const variant = shownVariant(product, childSku, catalog);
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
        <div className={styles.columns}>
          {frame && <FramePictures name={product.name} frame={frame} />}
          {!frame && <ThingPicture product={product} />}
          <BuyColumn product={product} variant={variant} />
        </div>
      </div>
      {frame && (
        <div className={styles.measured}>
          <div className={styles.page}>
            <FrameDiagram
              frame={frame}
              drawing={framePictureHref(frame, "diagram")}
              weight={Number(product.facts.find(({ code }) => code === "weight")?.value) || null}
            />
          </div>
        </div>
      )}
      <div className={styles.page}>
        <ProductDetails product={product} />
      </div>
    </>
  );
}

/** What is no frame is seen from one side. */
function ThingPicture({ product }: { readonly product: Product }) {
  const src = productPictureHref(product, "wide");
  if (!src) return null;
  const content = <FramePicture src={src} alt={product.name} crop="wide" priority="first" />;
  return <ProductGallery pictures={[{ id: "thing", label: product.name, content }]} />;
}

function FramePictures({ name, frame }: { readonly name: string; readonly frame: Frame }) {
  const intl = useIntl();
  const picture = (id: "front" | "detail" | "dimensions", crop: FramePictureProps["crop"]): ProductPicture => {
    const view = intl.formatMessage({ id: `product.picture.${id}` });
    const alt = intl.formatMessage({ id: "product.picture.label" }, { name, view });
    const priority = id === "front" ? "first" : "lazy";
    const content = <FramePicture src={framePictureHref(frame, crop)} alt={alt} crop={crop} priority={priority} />;
    return { id, label: view, content };
  };
  return (
    <ProductGallery
      pictures={[picture("front", "wide"), picture("dimensions", "dimensions"), picture("detail", "detail")]}
    />
  );
}
