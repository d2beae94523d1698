import { FocusedFooter, SiteFooter } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { catalog } from "#configuration/catalog.ts";
import { helpline } from "#configuration/content.ts";
import { offer } from "#configuration/offer.ts";
import { categoryHref, childrenOf } from "#domain/catalog/category.ts";
import { blogPath, pageHref } from "#domain/content.ts";
import { guidePaths, guides } from "#domain/guidePaths.ts";
import { withPrefix } from "#domain/store.ts";
import { useCategories } from "../queries/categories.ts";
import { useNotices, useStoreView } from "../state/useShop.ts";
import { NewsletterBand } from "./NewsletterBand.tsx";
import { LazyShopHistory } from "./noticeHistory.ts";
import { useOffersNewsletter, usePageLayout } from "./navigation.ts";

/** Pages of text by their identifiers, which are the same in every language. */
const helpPages = ["customer-service", "delivery", "returns"] as const;
const shopPages = ["about-us", "gift-card", "loyalty-card"] as const;
const legalPages = ["legal", "privacy"] as const;

/** The footer in the layout of the page. */
export function ShopFooter() {
  const intl = useIntl();
  const store = useStoreView();
  const year = useRouteContext({ from: "__root__", select: (context) => context.year });
  const layout = usePageLayout();
  const offersNewsletter = useOffersNewsletter();
  const categories = useCategories();
  const hasNotices = useNotices(({ history }) => history.length > 0);
  const pageLink = (page: string) => ({
    label: intl.formatMessage({ id: `footer.page.${page}` }),
    href: pageHref(store.prefix, { identifier: page }),
  });
  const legal = { year, links: legalPages.map(pageLink), children: hasNotices && <LazyShopHistory /> };
  if (layout === "empty") return null;
  if (layout !== "default") return <FocusedFooter {...legal} />;
  const homeHref = withPrefix("/", store);
  const inMenu = childrenOf(categories, { id: catalog.rootCategoryId }).filter(({ isInMenu }) => isInMenu);
  const link = (id: string, href: string) => ({ label: intl.formatMessage({ id }), href });
  return (
    <>
      {!offersNewsletter && <NewsletterBand />}
      <SiteFooter
        homeHref={homeHref}
        contact={{ phone: helpline.phone, phoneHref: helpline.href, hours: intl.formatMessage({ id: "footer.hours" }) }}
        columns={[
          {
            title: intl.formatMessage({ id: "footer.shop" }),
            links: inMenu.map((category) => ({ label: category.name, href: categoryHref(store.prefix, category) })),
          },
          {
            title: intl.formatMessage({ id: "footer.help" }),
            links: [
              ...helpPages.map(pageLink),
              link("footer.page.order-tracking", withPrefix("/order-tracking", store)),
              pageLink("contact"),
            ],
          },
          {
            title: intl.formatMessage({ id: "footer.guides" }),
            links: [
              ...guides.map((guide) => link(`guideShort.${guide}`, withPrefix(guidePaths[guide], store))),
              link("footer.blog", withPrefix(blogPath, store)),
            ],
          },
          {
            title: intl.formatMessage({ id: "ui.logo.name" }),
            links: [
              ...shopPages.map(pageLink),
              link("footer.wishlist", withPrefix("/wishlist", store)),
              link("footer.compare", withPrefix("/compare", store)),
            ],
          },
        ]}
        payments={[...(offer.paymentBrands[store.code] ?? []), intl.formatMessage({ id: "checkout.cod.name" })]}
        deliveries={offer.carriers[store.code] ?? []}
        legal={legal}
      />
    </>
  );
}
