import { TryOn } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import type { Product, Variant } from "#domain/product/product.ts";
import { triedFrames } from "#domain/product/nearest.ts";
import { partsOfPanel } from "../../i18n/messageParts.ts";

export interface TryOnOfferProps {
  readonly product: Product;
  /** The one that is shown. */
  readonly variant: Variant | null;
}

/** Offers to try the frame on, and the others that the product is made in. */
export function TryOnOffer({ product, variant }: TryOnOfferProps) {
  const { texts } = useRouteContext({ from: "__root__" });
  return <TryOn frames={triedFrames(product, variant)} bring={() => texts.load(partsOfPanel.tryOn)} />;
}
