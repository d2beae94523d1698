import { FocusedFooter, SiteFooter } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { useStore } from "zustand";
import { catalog } from "#configuration/catalog.ts";
import { helplines } from "#configuration/content.ts";
import { helplineOf } from "#domain/helpline.ts";
import { offer } from "#configuration/offer.ts";
import { categoryHref, childrenOf } from "#domain/catalog/category.ts";
import { blogPath, ownPageHref } from "#domain/content.ts";
import { withdrawalPath } from "#domain/order/withdrawal.ts";
import { guidePaths, guides } from "#domain/guidePaths.ts";
import { canonicalLocatorPath } from "#domain/salon/salon.ts";
import { withPrefix } from "#domain/store.ts";
import { terminationPath } from "#domain/termination.ts";
import { useCategories } from "../queries/categories.ts";
import { installation } from "../state/installation.ts";
import { useNotices, useStoreView } from "../state/useShop.ts";
import { NewsletterBand } from "./NewsletterBand.tsx";
import { LazyInstallButton } from "./installButton.ts";
import { LazyShopHistory } from "./noticeHistory.ts";
import { useOffersNewsletter, usePageLayout } from "./navigation.ts";
import { styled } from "./ShopFooter.css.ts";

/** Pages of text by their identifiers, which are the same in every language. */
const helpPages = ["contact", "customer-service", "faq", "delivery", "returns"] as const;
const lensPages = ["lens-subscription", "abonament-na-wszystkie-soczewki", "express-lenses", "american-lens"] as const;
const waysToOrder = ["gift-card", "order-from-catalog"] as const;
const aboutPages = ["about-us", "magazine", "loyalty-card", "franchise"] as const;
const legalPages = ["legal", "guarantee", "privacy", "cookies"] as const;

/** The footer in the layout of the page. */
export function ShopFooter() {
  const intl = useIntl();
  const store = useStoreView();
  const year = useRouteContext({ from: "__root__", select: (context) => context.year });
  const layout = usePageLayout();
  const offersNewsletter = useOffersNewsletter();
  const categories = useCategories();
  const isInstallable = useStore(installation, ({ offer }) => offer !== null);
  const hasNotices = useNotices(({ history }) => history.length > 0);
  const pageLink = (page: string) => ({
    label: intl.formatMessage({ id: `footer.page.${page}` }),
    href: ownPageHref(store.prefix, page, catalog),
  });
  const hasTermination = offer.annualSubscription.terminationLinkInStores.includes(store.code);
  const terminationHref = hasTermination ? withPrefix(terminationPath, store) : undefined;
  const terminationLinks =
    terminationHref === undefined
      ? []
      : [{ label: intl.formatMessage({ id: "ui.siteFooter.terminate" }), href: terminationHref }];
  const legalLine = {
    year,
    children: (
      <>
        {hasNotices && <LazyShopHistory />}
        {isInstallable && <LazyInstallButton />}
      </>
    ),
  };
  const phone = helplineOf(store, helplines);
  if (layout === "empty") return null;
  if (layout !== "default")
    return (
      <div className={styled}>
        <FocusedFooter {...legalLine} links={[...legalPages.map(pageLink), ...terminationLinks]} />
      </div>
    );
  const homeHref = withPrefix("/", store);
  const inMenu = childrenOf(categories, { id: catalog.rootCategoryId }).filter(({ isInMenu }) => isInMenu);
  const link = (id: string, href: string) => ({ label: intl.formatMessage({ id }), href });
  return (
    <div className={styled}>
      {!offersNewsletter && <NewsletterBand />}
      <SiteFooter
        homeHref={homeHref}
        withdrawalHref={withPrefix(withdrawalPath, store)}
        {...(terminationHref !== undefined && { terminationHref })}
        contact={{ phone: phone.phone, phoneHref: phone.href, hours: intl.formatMessage({ id: "footer.hours" }) }}
        columns={[
          {
            title: intl.formatMessage({ id: "footer.shop" }),
            links: [
              ...inMenu.map((category) => ({ label: category.name, href: categoryHref(store.prefix, category) })),
              ...lensPages.map(pageLink),
              pageLink("sale"),
              link("footer.wishlist", withPrefix("/wishlist", store)),
              link("footer.compare", withPrefix("/compare", store)),
            ],
          },
          {
            title: intl.formatMessage({ id: "footer.help" }),
            links: [
              ...helpPages.map(pageLink),
              link("footer.page.order-tracking", withPrefix("/order-tracking", store)),
              ...waysToOrder.map(pageLink),
              ...guides.map((guide) => link(`guideShort.${guide}`, withPrefix(guidePaths[guide], store))),
            ],
          },
          {
            title: intl.formatMessage({ id: "ui.logo.name" }),
            links: [
              ...aboutPages.map(pageLink),
              link("footer.salons", withPrefix(canonicalLocatorPath(store), store)),
              link("footer.blog", withPrefix(blogPath, store)),
            ],
          },
          { title: intl.formatMessage({ id: "footer.legal" }), links: legalPages.map(pageLink) },
        ]}
        payments={[...(offer.paymentBrands[store.code] ?? []), intl.formatMessage({ id: "checkout.cod.name" })]}
        deliveries={offer.carriers[store.code] ?? []}
        // The legal pages have a column of their own.
        legal={{ ...legalLine, links: [] }}
      />
    </div>
  );
}
