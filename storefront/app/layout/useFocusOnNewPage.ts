import { type ParsedLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { pageOf } from "./pageOf.ts";

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
