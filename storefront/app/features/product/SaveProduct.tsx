import { WishlistToggle } from "@dioptra/ui";
import { isSaved } from "#domain/catalog/savedProducts.ts";
import type { Product, Variant } from "#domain/product/product.ts";
import { useSaved, useShop } from "../../state/useShop.ts";

export interface SaveProductProps {
  readonly product: Pick<Product, "parentSku" | "name">;
  /** The variant that is shown, with which the product is saved. */
  readonly variant: Pick<Variant, "sku"> | null;
}

/** The heart beside the name of a product. */
export function WishProduct({ product: { parentSku, name }, variant }: SaveProductProps) {
  const { wishlist } = useShop();
  const isWished = useSaved("wishlist", ({ items }) => isSaved(items, parentSku));
  return (
    <WishlistToggle
      place="page"
      name={name}
      isWished={isWished}
      onChange={() => wishlist.toggle({ sku: parentSku, name, childSku: variant?.sku ?? null })}
    />
  );
}
