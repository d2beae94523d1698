import { FrameDiagram } from "@dioptra/ui";
import { framePictureHref } from "#domain/product/framePicture.ts";
import type { Frame, Product } from "#domain/product/product.ts";
import { ProductDetails } from "./ProductDetails.tsx";
import { ProductParts } from "./ProductParts.tsx";
import * as styles from "./ProductView.css.ts";

export interface ProductToldProps {
  readonly product: Product;
  /** Of the variant that is shown. */
  readonly frame: Frame | null;
}

/** What is told of a product below the place where it is bought: its measures, its parts, what the maker says. */
export function ProductTold({ product, frame }: ProductToldProps) {
  return (
    <>
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
        {product.bundle.length + product.members.length > 0 && <ProductParts product={product} />}
        <ProductDetails product={product} />
      </div>
    </>
  );
}
