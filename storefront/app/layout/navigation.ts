import { type ParsedLocation, useMatches, useRouter } from "@tanstack/react-router";
import { type MouseEvent as ReactMouseEvent, useEffect } from "react";
import { useShop } from "../state/useShop.ts";
import type { PageDeclaration, PageLayout, PageType } from "./pageMeta.ts";

/**
 * Returns the part of a path that identifies the page. Variants of a product and steps of the checkout share a page. Each
 * order of an account is a page.
 */
export const pageOf = (pathname: string): string =>
  pathname
    .split("/")
    .slice(0, pathname.startsWith("/my-account/") ? 4 : 3)
    .join("/");

interface Match {
  readonly status: string;
  readonly globalNotFound?: boolean;
  readonly staticData: PageDeclaration;
}

/** Returns the layout of the page that is shown, which its route states. */
export const usePageLayout = (): PageLayout =>
  useMatches({ select: (matches: readonly Match[]) => matches.at(-1)?.staticData.layout ?? "default" });

/** Returns whether the page that is shown offers the newsletter itself. */
export const useOffersNewsletter = (): boolean =>
  useMatches({ select: (matches: readonly Match[]) => matches.at(-1)?.staticData.offersNewsletter ?? false });

/** Returns the type of the page that is shown. An address that does not exist has the type `not-found`. */
export const usePageType = (): PageType | undefined =>
  useMatches({
    select: (matches: readonly Match[]) =>
      matches.some(({ status, globalNotFound }) => status === "notFound" || globalNotFound === true)
        ? "not-found"
        : matches.at(-1)?.staticData.pageType,
  });

/** Closes a panel when the shopper navigates to another address. */
export function useCloseOnNavigation(close: () => void): void {
  const router = useRouter();
  useEffect(() => router.subscribe("onBeforeNavigate", ({ hrefChanged }) => hrefChanged && close()), [router, close]);
}

const historyKey = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href;

/** Returns whether a click follows a link here, rather than in a new tab or window. */
export const followsPlainly = ({ button, metaKey, ctrlKey, shiftKey, altKey }: ReactMouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Focuses the heading of the page. */
export function focusHeading() {
  const page = document.querySelector<HTMLElement>("main");
  const heading = page?.querySelector<HTMLElement>("h1") ?? page;
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** Returns the page's link with exactly this `href` attribute. */
const findLink = (href: string) =>
  [...document.querySelectorAll("main a")].find((link) => link.getAttribute("href") === href);

/**
 * Focuses the heading of a new page, because without a page load screen readers do not announce it. After going back,
 * it focuses the link that the shopper had followed and scrolls it to where it was.
 */
export function useFocusOnNewPage(): void {
  const router = useRouter();
  useEffect(() => {
    const followed = new Map<string, { readonly href: string; readonly top: number }>();
    let isReturn = false;
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("main a") : null;
      const href = link?.getAttribute("href");
      if (link && href)
        followed.set(historyKey(router.latestLocation), { href, top: link.getBoundingClientRect().top });
    };
    document.addEventListener("click", remember, true);
    const unsubscribeHistory = router.history.subscribe(({ action }) => {
      isReturn = action.type !== "PUSH" && action.type !== "REPLACE";
    });
    const unsubscribePages = router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
      if (!fromLocation || pageOf(fromLocation.pathname) === pageOf(toLocation.pathname) || toLocation.hash) return;
      const followedLink = isReturn ? followed.get(historyKey(toLocation)) : undefined;
      const link = followedLink && findLink(followedLink.href);
      if (!followedLink || !(link instanceof HTMLElement)) return focusHeading();
      link.focus({ preventScroll: true });
      // The restored scroll position is not exact: cards outside of the viewport have only an estimated height.
      scrollBy({ top: link.getBoundingClientRect().top - followedLink.top, behavior: "instant" });
    });
    return () => {
      document.removeEventListener("click", remember, true);
      unsubscribeHistory();
      unsubscribePages();
    };
  }, [router]);
}

/** Removes a page's error notices when the shopper opens another page. */
export function useClearNoticesOnNavigation(): void {
  const router = useRouter();
  const { notices } = useShop();
  useEffect(
    () =>
      router.subscribe("onBeforeLoad", ({ fromLocation, toLocation }) => {
        if (fromLocation && pageOf(fromLocation.pathname) !== pageOf(toLocation.pathname)) notices.leavePage();
      }),
    [router, notices],
  );
}
