import { Drawer, Link } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { withPrefix } from "#domain/store.ts";
import { useSaved, useShop, useStoreView } from "../state/useShop.ts";
import { useCloseOnNavigation } from "./navigation.ts";
import { WishlistContents } from "./WishlistContents.tsx";

/** The wishlist as a panel over the page. */
export function ShopWishlist() {
  const store = useStoreView();
  const { panels } = useShop();
  const count = useSaved("wishlist", ({ items }) => items.length);
  useCloseOnNavigation(panels.close);
  return (
    <Drawer
      open
      onClose={panels.close}
      title={<FormattedMessage id="ui.wishlistPanel.label" />}
      {...(count > 0 && {
        count,
        footer: (
          <Link href={withPrefix("/wishlist", store)}>
            <FormattedMessage id="saved.page" />
          </Link>
        ),
      })}
    >
      <WishlistContents level={3} />
    </Drawer>
  );
}
