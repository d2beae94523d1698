import type { MegaMenuProps, NavigationLink } from "@dioptra/ui";
import { useRouterState } from "@tanstack/react-router";
import { type IntlShape, useIntl } from "react-intl";
import { catalog } from "#configuration/catalog.ts";
import { type MenuEntry, menuOf } from "#domain/catalog/menu.ts";
import { useCategories } from "../queries/categories.ts";
import { useStoreView } from "../state/useShop.ts";

type Branch = MegaMenuProps["branches"][number];

const toLink = ({ category, href, current }: MenuEntry): NavigationLink => ({
  label: category.name,
  href,
  current,
  tone: category.id === catalog.bargainCategoryId ? "sale" : "plain",
});

/**
 * Returns the groups below a menu entry: one for each category with categories of its own, and a last one for the
 * others.
 */
function groupsOf({ category, children }: MenuEntry, intl: IntlShape): Branch["groups"] {
  const single = children.filter((child) => child.children.length === 0);
  const groups = children.flatMap((child) => {
    if (child.children.length === 0) return [];
    const all = { ...toLink(child), label: intl.formatMessage({ id: "menu.all" }) };
    return [{ title: child.category.name, links: [all, ...child.children.map(toLink)] }];
  });
  if (single.length === 0) return groups;
  const title = groups.length > 0 ? intl.formatMessage({ id: "menu.more" }) : category.name;
  return [...groups, { title, links: single.map(toLink) }];
}

/** Returns the categories of the shop's menu with those below them, and the links beside the menu. */
export function useMenuBranches(): { readonly branches: readonly Branch[]; readonly links: readonly NavigationLink[] } {
  const intl = useIntl();
  const { prefix } = useStoreView();
  const categories = useCategories();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const entries = menuOf(categories, prefix, path, catalog);
  return {
    branches: entries
      .filter(({ category }) => category.isInMenu)
      .map((entry) => Object.assign(toLink(entry), { groups: groupsOf(entry, intl) ?? [] })),
    links: entries.filter(({ category }) => !category.isInMenu).map(toLink),
  };
}
