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
import { type FooterPage, footerPages } from "#domain/footerPages.ts";
import { guidePaths, guides } from "#domain/guidePaths.ts";
import { canonicalLocatorPath } from "#domain/salon/salon.ts";
import { withPrefix } from "#domain/store.ts";
import { terminationPath } from "#domain/termination.ts";
import { useCategories } from "../queries/categories.ts";
import { useMissingPages } from "../queries/footerPages.ts";
import { installation } from "../state/installation.ts";
import { useNotices, useStoreView } from "../state/useShop.ts";
import { NewsletterBand } from "./NewsletterBand.tsx";
import { LazyInstallButton } from "./installButton.ts";
import { LazyShopHistory } from "./noticeHistory.ts";
import { useOffersNewsletter, usePageLayout } from "./navigation.ts";
import { styled } from "./ShopFooter.css.ts";

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
  const missing = useMissingPages();
  const pageLinks = (pages: readonly FooterPage[]) =>
    pages
      .filter((page) => !missing.includes(page))
      .map((page) => ({
        label: intl.formatMessage({ id: `footer.page.${page}` }),
        href: ownPageHref(store.prefix, page, catalog),
      }));
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
        <FocusedFooter {...legalLine} links={[...pageLinks(footerPages.legal), ...terminationLinks]} />
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
              ...pageLinks(footerPages.lenses),
              ...pageLinks(footerPages.bargains),
              link("footer.wishlist", withPrefix("/wishlist", store)),
              link("footer.compare", withPrefix("/compare", store)),
            ],
          },
          {
            title: intl.formatMessage({ id: "footer.help" }),
            links: [
              ...pageLinks(footerPages.help),
              link("footer.page.order-tracking", withPrefix("/order-tracking", store)),
              ...pageLinks(footerPages.waysToOrder),
              ...guides.map((guide) => link(`guideShort.${guide}`, withPrefix(guidePaths[guide], store))),
            ],
          },
          {
            title: intl.formatMessage({ id: "ui.logo.name" }),
            links: [
              ...pageLinks(footerPages.about),
              link("footer.salons", withPrefix(canonicalLocatorPath(store), store)),
              link("footer.blog", withPrefix(blogPath, store)),
            ],
          },
          { title: intl.formatMessage({ id: "footer.legal" }), links: pageLinks(footerPages.legal) },
        ]}
        payments={[...(offer.paymentBrands[store.code] ?? []), intl.formatMessage({ id: "checkout.cod.name" })]}
        deliveries={offer.carriers[store.code] ?? []}
        // The legal pages have a column of their own.
        legal={{ ...legalLine, links: [] }}
      />
    </div>
  );
}
