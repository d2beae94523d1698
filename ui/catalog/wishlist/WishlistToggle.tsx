import { useIntl } from "react-intl";
import { Heart } from "../../icons/Heart.ts";
import { IconButton } from "../../primitives/IconButton.tsx";
import { onPage, onStage } from "./WishlistToggle.css.ts";

export interface WishlistToggleProps {
  /** The product's name. */
  name: string;
  /** Whether the product is on the wishlist. */
  isWished: boolean;
  /** Where it is: on the product's picture, or outlined beside its name. @default "stage" */
  place?: "stage" | "page";
  /** Called when the product is added or removed. */
  onChange: (isWished: boolean) => void;
}

/**
 * Renders a heart, filled while the product is on the wishlist: the `corner` of a `ProductCard`, or beside the name on the
 * product's page.
 */
export function WishlistToggle({ name, isWished, place = "stage", onChange }: WishlistToggleProps) {
  const intl = useIntl();
  return (
    <span className={place === "stage" ? onStage : onPage}>
      <IconButton
        icon={Heart}
        label={intl.formatMessage({ id: "ui.wishlistToggle.label" }, { name })}
        pressed={isWished}
        onClick={() => onChange(!isWished)}
      />
    </span>
  );
}
