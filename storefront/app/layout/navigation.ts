import { type ParsedLocation, useMatches, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useShop } from "../state/useShop.ts";

/** The part of a path that names the page: a variant or a step is no other page. */
export const pageOf = (pathname: string): string => pathname.split("/").slice(0, 3).join("/");

/**
 * What surrounds a page: the whole shop, the checkout's head, or only a way back (docs/specification/pages.md#page-32).
 */
export type PageLayout = "shop" | "checkout" | "minimal";

/** Pages without the shop's navigation, because it would distract from their one task. */
const layoutOfRoute: Readonly<Record<string, PageLayout>> = { "/checkout": "checkout", "/create-password": "minimal" };

/** Returns the layout of the page that is shown. */
export const usePageLayout = (): PageLayout =>
  useMatches({
    select: (matches: readonly { readonly routeId: string }[]) =>
      layoutOfRoute[matches.at(-1)?.routeId ?? ""] ?? "shop",
  });

/** A panel over the page goes when the page does. */
export function useClosedByNavigation(close: () => void): void {
  const router = useRouter();
  useEffect(() => router.subscribe("onBeforeNavigate", ({ hrefChanged }) => hrefChanged && close()), [router, close]);
}

const entryOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href;

function focusHeading() {
  const page = document.querySelector<HTMLElement>("main");
  const heading = page?.querySelector<HTMLElement>("h1") ?? page;
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** The link of the page with this address; the router may have added to it since it was followed. */
const linkTo = (href: string) =>
  [...document.querySelectorAll("main a")].find((link) => link.getAttribute("href") === href);

/**
 * Without a page load nothing tells a screen reader that the page is another one: the focus goes to its heading. On
 * the way back it goes to the link that was followed, where the shopper had left.
 */
export function useFocusOnNewPage(): void {
  const router = useRouter();
  useEffect(() => {
    const followed = new Map<string, { readonly href: string; readonly top: number }>();
    let isReturn = false;
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("main a") : null;
      const href = link?.getAttribute("href");
      if (link && href) followed.set(entryOf(router.latestLocation), { href, top: link.getBoundingClientRect().top });
    };
    document.addEventListener("click", remember, true);
    const forgetHistory = router.history.subscribe(({ action }) => {
      isReturn = action.type !== "PUSH" && action.type !== "REPLACE";
    });
    const forgetPages = router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
      if (!fromLocation || pageOf(fromLocation.pathname) === pageOf(toLocation.pathname) || toLocation.hash) return;
      const left = isReturn ? followed.get(entryOf(toLocation)) : undefined;
      const link = left && linkTo(left.href);
      if (!left || !(link instanceof HTMLElement)) return focusHeading();
      link.focus({ preventScroll: true });
      // The same scroll position is another place: cards above that were drawn before are only about as high now.
      scrollBy({ top: link.getBoundingClientRect().top - left.top, behavior: "instant" });
    });
    return () => {
      document.removeEventListener("click", remember, true);
      forgetHistory();
      forgetPages();
    };
  }, [router]);
}

/** What went wrong on a page is not said on the next one. */
export function useNoticesOfPage(): void {
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
