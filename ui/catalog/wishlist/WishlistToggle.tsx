import { useIntl } from "react-intl";
import { Heart } from "../../icons/Heart.ts";
import { IconButton } from "../../primitives/IconButton.tsx";
import { onStage } from "./WishlistToggle.css.ts";

export interface WishlistToggleProps {
  /** The product's name. */
  name: string;
  /** Whether it is on the wishlist now. */
  isWished: boolean;
  /** It is wanted there, or no longer. */
  onChange: (isWished: boolean) => void;
}

/** A heart on a product's picture, filled while the product is on the wishlist: the `corner` of a `ProductCard`. */
export function WishlistToggle({ name, isWished, onChange }: WishlistToggleProps) {
  const intl = useIntl();
  return (
    <span className={onStage}>
      <IconButton
        icon={Heart}
        label={intl.formatMessage({ id: "ui.wishlistToggle.label" }, { name })}
        pressed={isWished}
        onClick={() => onChange(!isWished)}
      />
    </span>
  );
}
