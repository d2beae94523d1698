import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** The part of a path that names the page: a variant or a step is no other page. */
const pageOf = (pathname: string) => pathname.split("/").slice(0, 3).join("/");

/** Without a page load nothing tells a screen reader that the page is another one: the focus goes to its heading. */
export function useFocusOnNewPage(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onResolved", ({ fromLocation, toLocation }) => {
        if (!fromLocation || pageOf(fromLocation.pathname) === pageOf(toLocation.pathname) || toLocation.hash) return;
        const page = document.querySelector<HTMLElement>("main");
        const heading = page?.querySelector<HTMLElement>("h1") ?? page;
        heading?.setAttribute("tabindex", "-1");
        heading?.focus({ preventScroll: true });
      }),
    [router],
  );
}
