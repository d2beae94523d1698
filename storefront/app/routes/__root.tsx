import "@dioptra/tokens/font.css";
import "@dioptra/tokens/layers";
import { fontFiles } from "@dioptra/tokens/fonts";
import { SkipLink } from "@dioptra/ui";
import {
  createRootRouteWithContext,
  type ErrorComponentProps,
  HeadContent,
  Outlet,
  Scripts,
} from "@tanstack/react-router";
import { type ReactNode, useEffect, useMemo } from "react";
import { RawIntlProvider } from "react-intl";
import { partsOfRoutes } from "../i18n/messageParts.ts";
import { intlOf } from "../i18n/createTexts.ts";
import { CarriedAnswers } from "../layout/CarriedAnswers.tsx";
import { LoadFailed } from "../layout/LoadFailed.tsx";
import { main } from "../layout/page.css.ts";
import { useFocusOnNewPage, useNoticesOfPage } from "../layout/navigation.ts";
import { LazyShopFooter } from "../layout/lazy.ts";
import { ShopHeader } from "../layout/ShopHeader.tsx";
import { ShopNotices } from "../layout/ShopNotices.tsx";
import { ShopPanels } from "../layout/ShopPanels.tsx";
import { categoriesQuery } from "../queries/catalog.ts";
import type { RouterContext } from "../router.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({
  // What the page says, before any of it is rendered.
  beforeLoad: ({ context: { texts }, matches }) => texts.load(partsOfRoutes(matches.map(({ routeId }) => routeId))),
  // The menu is on every page; a page without it is still a page.
  loader: async ({ context: { client, queryClient } }) => {
    await queryClient.ensureQueryData(categoriesQuery(client)).catch(() => {});
  },
  head: ({ match: { context } }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { title: intlOf(context).formatMessage({ id: "site.name" }) },
      { name: "description", content: intlOf(context).formatMessage({ id: "site.description" }) },
      { name: "color-scheme", content: "light dark" },
    ],
    links: [
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      ...fontFiles.map((href) => ({
        rel: "preload",
        as: "font",
        type: "font/woff2",
        crossOrigin: "anonymous" as const,
        href,
      })),
    ],
  }),
  shellComponent: Document,
  component: Root,
  errorComponent: RootFailed,
});

function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Not even what every page says could be loaded, or the frame itself failed once. */
function RootFailed(problem: ErrorComponentProps) {
  return (
    <Frame>
      <LoadFailed {...problem} />
    </Frame>
  );
}

/** The document, whatever becomes of the page in it. */
function Document({ children }: { readonly children: ReactNode }) {
  const { store } = Route.useRouteContext();
  return (
    <html lang={store.intlLocale} data-store={store.code}>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <CarriedAnswers />
        <Scripts />
      </body>
    </html>
  );
}

/** What stands around every page. */
function Frame({ children }: { readonly children: ReactNode }) {
  const { store, texts, shop } = Route.useRouteContext();
  const intl = useMemo(() => intlOf({ store, texts }), [store, texts]);
  // The browser's own cart and draft are read after hydration: the server knows neither.
  useEffect(() => shop.wake(), [shop]);
  useFocusOnNewPage();
  useNoticesOfPage();
  return (
    <RawIntlProvider value={intl}>
      <SkipLink href="#main" />
      <ShopHeader />
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      <LazyShopFooter />
      <ShopNotices over="page" />
      <ShopPanels />
    </RawIntlProvider>
  );
}
