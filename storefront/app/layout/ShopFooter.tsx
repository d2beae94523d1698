import { FocusedFooter, SiteFooter } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { catalog } from "#configuration/catalog.ts";
import { categoryHref, childrenOf } from "#domain/catalog/category.ts";
import { withPrefix } from "#domain/store.ts";
import { useCategories } from "../queries/catalog.ts";
import { useNotices, useStoreView } from "../state/useShop.ts";
import { LazyShopHistory } from "./noticeHistory.ts";
import { usePageLayout } from "./navigation.ts";

/** The foot of the page. */
export function ShopFooter() {
  const intl = useIntl();
  const store = useStoreView();
  const year = useRouteContext({ from: "__root__", select: (context) => context.year });
  const layout = usePageLayout();
  const categories = useCategories();
  const hasSpoken = useNotices(({ history }) => history.length > 0);
  const legal = { year, links: [], children: hasSpoken && <LazyShopHistory /> };
  if (layout !== "shop") return <FocusedFooter {...legal} />;
  const homeHref = withPrefix("/", store);
  const inMenu = childrenOf(categories, { id: catalog.rootCategoryId }).filter(({ isInMenu }) => isInMenu);
  const link = (id: string, href: string) => ({ label: intl.formatMessage({ id }), href });
  return (
    <SiteFooter
      homeHref={homeHref}
      columns={[
        {
          title: intl.formatMessage({ id: "footer.shop" }),
          links: [
            ...inMenu.map((category) => ({ label: category.name, href: categoryHref(store.prefix, category) })),
            link("footer.cart", withPrefix("/cart", store)),
            link("footer.checkout", withPrefix("/checkout", store)),
          ],
        },
      ]}
      payments={[intl.formatMessage({ id: "checkout.cod.name" })]}
      deliveries={["DPD"]}
      legal={legal}
    />
  );
}
