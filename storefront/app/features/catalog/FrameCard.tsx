import { Badge, FramePicture, Price, ProductCard, TempleMark } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { configuration } from "#configuration/index.ts";
import { framePictureHref } from "#domain/product/framePictureHref.ts";
import { linkedChildSku } from "#domain/product/linkedChildSku.ts";
import type { Frame, Product } from "#domain/product/product.ts";
import { productHref } from "#domain/product/productHref.ts";
import { shownVariant } from "#domain/product/shownVariant.ts";
import { useStoreView } from "../../state/useStoreView.ts";

/** The looks that a frame comes in, the one shown first. */
function looksOf({ variants }: Product, shown: Frame): Frame[] {
  const frames = variants.flatMap(({ enabled, frame }) => (enabled && frame ? [frame] : []));
  return [...new Map([shown, ...frames].map((frame) => [frame.finish, frame])).values()];
}

/** A frame on the shelf, in the variant that its page would show. */
export function FrameCard({ product }: { readonly product: Product }) {
  const { prefix } = useStoreView();
  const variant = shownVariant(product, null, configuration.catalog);
  const frame = variant?.frame ?? product.frame;
  const { price } = variant ?? product;
  const badge = !product.stock.inStock ? "home.soldOut" : price.reduction ? "home.reduced" : null;
  return (
    <ProductCard
      href={productHref(prefix, product, linkedChildSku(product, configuration.catalog))}
      name={product.name}
      picture={frame && <FramePicture src={framePictureHref(frame, "card")} alt="" crop="card" />}
      price={<Price current={price.current} {...price.reduction} />}
      kind={[product.brand, product.attributes["shape"]].filter(Boolean).join(", ")}
      mark={frame && <TempleMark {...frame} />}
      badges={
        badge && (
          <Badge tone={badge === "home.reduced" ? "sale" : "plain"}>
            <FormattedMessage id={badge} />
          </Badge>
        )
      }
      {...(frame && { finishes: looksOf(product, frame) })}
    />
  );
}
