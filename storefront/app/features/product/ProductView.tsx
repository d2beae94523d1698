import { Breadcrumb, FrameDiagram, FrameFront, ProductGallery, type ProductPicture } from "@dioptra/ui";
import { useIntl } from "react-intl";
import { configuration } from "#configuration/index.ts";
import type { Frame, Product } from "#domain/product/product.ts";
import { shownVariant } from "#domain/product/shownVariant.ts";
import { withPrefix } from "#domain/store/prefix.ts";
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
  const intl = useIntl();
  const store = useStoreView();
  const variant = shownVariant(product, childSku, configuration.catalog);
  const frame = variant?.frame ?? product.frame;
  const homeHref = withPrefix("/", store);
  return (
    <>
      <div className={styles.page}>
        <div className={styles.path}>
          <Breadcrumb
            homeHref={homeHref}
            levels={[{ label: intl.formatMessage({ id: "header.frames" }), href: `${homeHref}#frames` }]}
            current={product.name}
          />
        </div>
        <div className={styles.columns}>
          {frame && <FramePictures name={product.name} frame={frame} />}
          <BuyColumn product={product} variant={variant} />
        </div>
      </div>
      {frame && (
        <div className={styles.measured}>
          <div className={styles.page}>
            <FrameDiagram frame={frame} weight={Number(product.attributes["weight"]) || null} />
          </div>
        </div>
      )}
      <div className={styles.page}>
        <ProductDetails product={product} />
      </div>
    </>
  );
}

function FramePictures({ name, frame }: { readonly name: string; readonly frame: Frame }) {
  const intl = useIntl();
  const picture = (id: "front" | "detail" | "dimensions", content: ProductPicture["content"]) => ({
    id,
    label: intl.formatMessage({ id: `product.picture.${id}` }),
    content,
  });
  const label = (id: string) =>
    intl.formatMessage(
      { id: "product.picture.label" },
      { name, view: intl.formatMessage({ id: `product.picture.${id}` }) },
    );
  return (
    <ProductGallery
      pictures={[
        picture("front", <FrameFront frame={frame} label={label("front")} crop="wide" />),
        picture("dimensions", <FrameFront frame={frame} label={label("dimensions")} crop="wide" dimensions="all" />),
        picture("detail", <FrameFront frame={frame} label={label("detail")} crop="detail" />),
      ]}
    />
  );
}
