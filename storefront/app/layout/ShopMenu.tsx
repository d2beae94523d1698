import { SidebarMenu } from "@dioptra/ui";
import { useRouterState } from "@tanstack/react-router";
import { alternatePath } from "#domain/catalog/listAddress.ts";
import { useCategories } from "../queries/categories.ts";
import { useShop, useStoreView } from "../state/useShop.ts";
import { useCloseOnNavigation } from "./navigation.ts";
import { storeViewLinks } from "./storeViewLinks.ts";
import { useMenuBranches } from "./useMenuBranches.ts";

/** The whole navigation as a panel over the page, for screens without room for the menu in the header. */
export function ShopMenu() {
  const store = useStoreView();
  const { panels } = useShop();
  const { branches, links } = useMenuBranches();
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  const stores = storeViewLinks(store, alternatePath(pathname, searchStr, useCategories()));
  useCloseOnNavigation(panels.close);
  return (
    <SidebarMenu
      open
      onClose={panels.close}
      branches={branches}
      links={links}
      stores={stores.length > 1 ? stores : []}
    />
  );
}
