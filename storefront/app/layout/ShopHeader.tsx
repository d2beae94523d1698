import type { MouseEvent } from "react";
import { AccountLink, type NavigationLink, SiteHeader, WishlistLink } from "@dioptra/ui";
import { useParams, useRouterState } from "@tanstack/react-router";
import { cart as cartSetting } from "#configuration/cart.ts";
import { catalog } from "#configuration/catalog.ts";
import { offer } from "#configuration/offer.ts";
import { itemCount } from "#domain/cart/cart.ts";
import { type Category, categoryHref, categoryPath, childrenOf } from "#domain/catalog/category.ts";
import { alternatePath } from "#domain/catalog/listAddress.ts";
import { withPrefix } from "#domain/store.ts";
import { useCategories } from "../queries/categories.ts";
import { useCart, useSaved, useSession, useShop, useStoreView } from "../state/useShop.ts";
import { LazyCheckoutHead, LazyConfiguratorHead, LazyMinimalHead } from "./lazy.ts";
import { HeaderSearch } from "./HeaderSearch.tsx";
import { storeViewLinks } from "./storeViewLinks.ts";
import { useMegaMenu } from "./useMegaMenu.ts";
import { useSearchHref } from "./useSearchHref.ts";
import { followsPlainly, usePageLayout } from "./navigation.ts";

/**
 * Creates a click handler that replaces following a link, unless the shopper opens the link elsewhere, as in a new tab.
 */
const onPlainClick = (action: () => void) => (event: MouseEvent) => {
  if (!followsPlainly(event)) return;
  event.preventDefault();
  action();
};

const heads = {
  default: FullHeader,
  checkout: LazyCheckoutHead,
  configurator: ConfiguratorHead,
  minimal: LazyMinimalHead,
  empty: () => null,
};

/** The header in the layout of the page. */
export function ShopHeader() {
  const Head = heads[usePageLayout()];
  return <Head />;
}

/**
 * Gives the header of the configurator its address. The page may have moved on before the header's code arrives, and only
 * what a part is given stays as the server had it until the part is hydrated.
 */
function ConfiguratorHead() {
  const params = useParams({ strict: false });
  const { step, line } = useRouterState({ select: ({ location }) => location.search });
  return <LazyConfiguratorHead params={params} step={step} line={line ?? null} />;
}

/** The link to the account of who is logged in; for everybody else it opens the login. */
function ShopAccountLink() {
  const store = useStoreView();
  const { panels } = useShop();
  const isLoggedIn = useSession(({ login }) => login === "customer" || login === "loading" || login === "failed");
  const name = useSession(({ login, customer }) => (login === "customer" && customer ? customer.firstName : null));
  return (
    <AccountLink
      href={withPrefix(isLoggedIn ? "/my-account" : "/login", store)}
      name={name}
      loggedIn={isLoggedIn}
      {...(!isLoggedIn && { onClick: onPlainClick(() => panels.open("account")) })}
    />
  );
}

const { rootCategoryId, bargainCategoryId } = catalog;

function FullHeader() {
  const store = useStoreView();
  const { panels } = useShop();
  const count = useCart(({ isHydrated, lines }) => (isHydrated ? itemCount(lines, cartSetting.countBy) : null));
  const wishes = useSaved("wishlist", ({ isHydrated, items }) => (isHydrated ? items.length : null));
  const categories = useCategories();
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  const topCategories = childrenOf(categories, { id: rootCategoryId });
  const linkTo = (category: Category): NavigationLink => ({
    label: category.name,
    href: categoryHref(store.prefix, category),
    current: pathname === categoryPath(category) ? "page" : undefined,
    tone: category.id === bargainCategoryId ? "sale" : "plain",
  });
  const searchHref = useSearchHref();
  return (
    <SiteHeader
      homeHref={withPrefix("/", store)}
      menu={useMegaMenu()}
      navigation={topCategories.filter(({ isInMenu }) => isInMenu).map(linkTo)}
      links={topCategories.filter(({ isInMenu }) => !isInMenu).map(linkTo)}
      promises={{ deliveryDays: offer.deliveryWorkingDays, returnDays: offer.returnDays }}
      stores={storeViewLinks(store, alternatePath(pathname, searchStr, categories))}
      {...(searchHref !== null && {
        search: {
          field: <HeaderSearch action={searchHref} />,
          href: searchHref,
          onClick: onPlainClick(() => panels.open("search")),
        },
      })}
      onMenu={onPlainClick(() => panels.open("menu"))}
      tools={
        <>
          <ShopAccountLink />
          <WishlistLink
            href={withPrefix("/wishlist", store)}
            count={wishes}
            onClick={onPlainClick(() => panels.open("wishlist"))}
          />
        </>
      }
      cart={{ href: withPrefix("/cart", store), count, onClick: onPlainClick(() => panels.open("microcart")) }}
    />
  );
}
