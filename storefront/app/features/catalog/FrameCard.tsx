import { FramePicture, ProductCard, TempleMark } from "@dioptra/ui";
import { configuration } from "#configuration/index.ts";
import { framePictureHref } from "#domain/product/framePictureHref.ts";
import { linkedChildSku } from "#domain/product/linkedChildSku.ts";
import type { Product } from "#domain/product/product.ts";
import { productHref } from "#domain/product/productHref.ts";
import { shownVariant } from "#domain/product/shownVariant.ts";
import { useStoreView } from "../../state/useStoreView.ts";

/** A frame on the shelf, in the variant that its page would show. */
export function FrameCard({ product }: { readonly product: Product }) {
  const { prefix } = useStoreView();
  const variant = shownVariant(product, null, configuration.catalog);
  const frame = variant?.frame ?? product.frame;
  const { price } = variant ?? product;
  return (
    <ProductCard
      href={productHref(prefix, product, linkedChildSku(product, configuration.catalog))}
      name={product.name}
      picture={frame && <FramePicture src={framePictureHref(frame, "card")} alt="" crop="card" />}
      price={{ current: price.current, ...price.reduction }}
      kind={[product.brand, product.attributes["shape"]].filter(Boolean).join(", ")}
      mark={frame && <TempleMark {...frame} />}
      badges={product.stock.inStock ? [] : ["sold-out"]}
    />
  );
}
