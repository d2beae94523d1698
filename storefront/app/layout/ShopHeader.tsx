import { FocusedHeader, SiteHeader } from "@dioptra/ui";
import { useRouterState } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { configuration } from "#configuration/index.ts";
import { itemCount } from "#domain/cart/itemCount.ts";
import { withPrefix } from "#domain/store/prefix.ts";
import { useStoreView } from "../state/useStoreView.ts";
import { useCart } from "../state/useShop.ts";
import { CheckoutProgress } from "./CheckoutProgress.tsx";

/** Pages on which nothing leads away from the order. */
const isFocused = (pathname: string) => pathname === "/checkout";

/** The head of the page: the whole shop, or in the checkout just the way back. */
export function ShopHeader() {
  const intl = useIntl();
  const store = useStoreView();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const count = useCart(({ known, lines }) => (known ? itemCount(lines, configuration.cart.countBy) : null));
  const homeHref = withPrefix("/", store);
  if (isFocused(pathname)) {
    return (
      <FocusedHeader homeHref={homeHref}>
        <CheckoutProgress />
      </FocusedHeader>
    );
  }
  const label = (code: string) => intl.formatMessage({ id: `store.${code}` });
  const others = configuration.storeViews.filter((view) => view.enabled && view.code !== store.code);
  return (
    <SiteHeader
      homeHref={homeHref}
      navigation={[{ label: intl.formatMessage({ id: "header.frames" }), href: `${homeHref}#frames` }]}
      links={[]}
      promises={{ deliveryDays: configuration.offer.deliveryWorkingDays, returnDays: configuration.offer.returnDays }}
      stores={{
        current: label(store.code),
        others: others.map((view) => ({ label: label(view.code), href: withPrefix("/", view), lang: view.intlLocale })),
      }}
      cart={{ href: withPrefix("/cart", store), count }}
    />
  );
}
