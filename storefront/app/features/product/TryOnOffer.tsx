import { TryOn } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { screen } from "#configuration/screen.ts";
import type { Product, Variant } from "#domain/product/product.ts";
import { framesToTryOn } from "#domain/product/nearest.ts";
import { partsOfPanel } from "../../i18n/messageParts.ts";

export interface TryOnOfferProps {
  readonly product: Product;
  /** The variant that is shown. */
  readonly variant: Variant | null;
}

/** The button that opens the virtual try-on of the frame and of the product's other colours and sizes. */
export function TryOnOffer({ product, variant }: TryOnOfferProps) {
  const { texts } = useRouteContext({ from: "__root__" });
  return (
    <TryOn
      frames={framesToTryOn(product, variant)}
      size={screen.fittingPopup}
      loadDependencies={() => texts.load(partsOfPanel.tryOn)}
    />
  );
}
