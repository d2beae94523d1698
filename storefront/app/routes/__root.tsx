import "@dioptra/tokens/font.css";
import "@dioptra/tokens/layers";
import { isRemovedPage } from "../queries/throwNotFound.ts";
import { fontFiles } from "@dioptra/tokens/fonts";
import { IsAway, OnRepeatedLoadFailure, SkipLink } from "@dioptra/ui";
import {
  createRootRouteWithContext,
  type ErrorComponentProps,
  HeadContent,
  Outlet,
  Scripts,
} from "@tanstack/react-router";
import { type ReactNode, useEffect, useMemo } from "react";
import { RawIntlProvider } from "react-intl";
import { useStore } from "zustand";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";
import { partsOfPanel } from "../i18n/messageParts.ts";
import { DehydratedQueries } from "../layout/DehydratedQueries.tsx";
import { IncompletePage } from "../layout/IncompletePage.tsx";
import { LoadFailed } from "../layout/LoadFailed.tsx";
import { later } from "../components/later.css.ts";
import { main } from "../layout/page.css.ts";
import { messagesOf } from "../layout/pageMeta.ts";
import { onResponse, useReplayedPresses, WaitingPress } from "../layout/replayPresses.tsx";
import { useFocusOnNewPage, useClearNoticesOnNavigation, usePageType } from "../layout/navigation.ts";
import { LazyOfflineBar, LazyShopFooter } from "../layout/lazy.ts";
import { ShopHeader } from "../layout/ShopHeader.tsx";
import { ShopNotices } from "../layout/ShopNotices.tsx";
import { ShopPanels } from "../layout/ShopPanels.tsx";
import { categoriesQuery } from "../queries/categories.ts";
import { missingPagesQuery } from "../queries/footerPages.ts";
import { iconPath, manifestPath } from "#domain/webManifest.ts";
import type { RouterContext } from "../routerContext.ts";
import { isCodeReplaced } from "../state/loadFailure.ts";
import { useIsAway } from "../state/useIsOnline.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  // The page's messages must be loaded before it is rendered. On the server, so must those of the newsletter's form for
  // browsers without JavaScript.
  beforeLoad: ({ context: { texts }, matches }) =>
    texts.load([...messagesOf(matches), ...(import.meta.env.SSR ? partsOfPanel.newsletter : [])]),
  // Every page has the menu. If the categories fail to load, the page is shown without it. What the footer leaves out comes
  // with the page and is not asked for again.
  loader: async ({ context: { client, queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(categoriesQuery(client)).catch(() => {}),
      import.meta.env.SSR && queryClient.prefetchQuery(missingPagesQuery(client)),
    ]);
  },
  head: ({ match: { context }, matches }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { title: titleOf(context, matches) },
      { name: "description", content: intlOf(context).formatMessage({ id: "site.description" }) },
      { name: "color-scheme", content: "light dark" },
    ],
    links: [
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: iconPath(192, "maskable") },
      { rel: "manifest", href: manifestPath(context.store) },
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

/** The title of a page that states none: what it is called if it was not found, otherwise the shop's name. */
function titleOf(
  context: RouterContext,
  matches: readonly { readonly status: string; readonly error?: unknown }[],
): string {
  const intl = intlOf(context);
  const missing = matches.find(({ status }) => status === "notFound");
  if (!missing) return intl.formatMessage({ id: "site.name" });
  const id = isRemovedPage(missing.error) ? "error.removed.page" : "error.notFound.page";
  return pageTitle(context, intl.formatMessage({ id }));
}

function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The error page when the messages of every page failed to load, or the frame failed to render. */
function RootFailed(problem: ErrorComponentProps) {
  return (
    <Frame>
      <LoadFailed {...problem} />
    </Frame>
  );
}

/** The HTML document, also around error pages. */
function Document({ children }: { readonly children: ReactNode }) {
  const { store } = Route.useRouteContext();
  return (
    <html lang={store.intlLocale} data-store={store.code}>
      <head>
        <HeadContent />
      </head>
      {/* Only hydrated parts of the page call these handlers. */}
      <body onClickCapture={onResponse} onInputCapture={onResponse} onSubmitCapture={onResponse}>
        {children}
        <WaitingPress />
        <IncompletePage />
        <DehydratedQueries />
        <Scripts />
      </body>
    </html>
  );
}

/** Header, footer, notices and panels around a page. */
function Frame({ children }: { readonly children: ReactNode }) {
  const { store, texts, shop } = Route.useRouteContext();
  const intl = useMemo(() => intlOf({ store, texts }), [store, texts]);
  // The browser's cart and searches are read after hydration, because the server does not have them.
  useEffect(() => shop.hydrate(), [shop]);
  useReplayedPresses(shop.notices);
  const wasAway = useStore(shop.connection.store, (state) => state.wasAway);
  const isAway = useIsAway();
  const pageType = usePageType();
  useFocusOnNewPage();
  useClearNoticesOnNavigation();
  return (
    <RawIntlProvider value={intl}>
      <OnRepeatedLoadFailure value={reloadForCode}>
        <IsAway value={isAway}>
          <SkipLink href="#main" />
          <ConsentQuestion />
          {wasAway && <LazyOfflineBar />}
          <ShopHeader />
          <main id="main" tabIndex={-1} className={main} data-page={pageType}>
            {children}
          </main>
          <div className={later}>
            <LazyShopFooter />
          </div>
          <ShopNotices />
          <ShopPanels />
        </IsAway>
      </OnRepeatedLoadFailure>
    </RawIntlProvider>
  );
}

/** The question about what may be stored, once its code is there. It comes first, so that the keyboard reaches it first. */
function ConsentQuestion() {
  const { shop } = Route.useRouteContext();
  return useStore(shop.consent.question, ({ element }) => element);
}

/** Loads the page anew if a deployment has replaced the code of a part that failed to load again. */
async function reloadForCode(): Promise<void> {
  if (await isCodeReplaced()) location.reload();
}
