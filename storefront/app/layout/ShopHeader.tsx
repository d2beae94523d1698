import type { MouseEvent } from "react";
import { type NavigationLink, SiteHeader } from "@dioptra/ui";
import { useRouterState } from "@tanstack/react-router";
import { cart as cartSetting } from "#configuration/cart.ts";
import { catalog } from "#configuration/catalog.ts";
import { offer } from "#configuration/offer.ts";
import { itemCount } from "#domain/cart/cart.ts";
import { type Category, categoryHref, childrenOf } from "#domain/catalog/category.ts";
import { alternatePath } from "#domain/catalog/listAddress.ts";
import { withPrefix } from "#domain/store.ts";
import { useCategories } from "../queries/catalog.ts";
import { useCart, useShop, useStoreView } from "../state/useShop.ts";
import { LazyCheckoutHead, LazyMinimalHead } from "./lazy.ts";
import { HeaderSearch } from "./HeaderSearch.tsx";
import { storeFronts } from "./storeFronts.ts";
import { useSearchHref } from "./useSearchHref.ts";
import { usePageLayout } from "./navigation.ts";

/** Does something instead of following a link, unless the link is to be opened elsewhere, such as in a new tab. */
const onPlainClick = (work: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  work();
};

const heads = { shop: WholeHeader, checkout: LazyCheckoutHead, minimal: LazyMinimalHead };

/** The head of the page: the whole shop, or just the way back. */
export function ShopHeader() {
  const Head = heads[usePageLayout()];
  return <Head />;
}

const { rootCategoryId, bargainCategoryId } = catalog;

function WholeHeader() {
  const store = useStoreView();
  const { panels } = useShop();
  const count = useCart(({ isHydrated, lines }) => (isHydrated ? itemCount(lines, cartSetting.countBy) : null));
  const categories = useCategories();
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  const doors = childrenOf(categories, { id: rootCategoryId });
  const linkTo = (category: Category): NavigationLink => ({
    label: category.name,
    href: categoryHref(store.prefix, category),
    current: pathname === categoryHref("", category) ? "page" : undefined,
    tone: category.id === bargainCategoryId ? "sale" : "plain",
  });
  const searchHref = useSearchHref();
  return (
    <SiteHeader
      homeHref={withPrefix("/", store)}
      navigation={doors.filter(({ isInMenu }) => isInMenu).map(linkTo)}
      links={doors.filter(({ isInMenu }) => !isInMenu).map(linkTo)}
      promises={{ deliveryDays: offer.deliveryWorkingDays, returnDays: offer.returnDays }}
      stores={storeFronts(store, alternatePath(pathname, searchStr, categories))}
      {...(searchHref !== null && {
        search: {
          field: <HeaderSearch action={searchHref} />,
          href: searchHref,
          onClick: onPlainClick(() => panels.open("search")),
        },
      })}
      cart={{ href: withPrefix("/cart", store), count, onClick: onPlainClick(() => panels.open("microcart")) }}
    />
  );
}
