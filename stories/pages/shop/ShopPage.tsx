import { RouterProvider } from "@tanstack/react-router";
import { type MouseEvent, useEffect } from "react";
import type { AppRouter } from "#app/router.tsx";

/** Falls back to the picture for a device pixel ratio of 1, because only these are recorded. */
function fallBackToStandardDensity({ target }: Event) {
  if (target instanceof HTMLImageElement && target.srcset) target.removeAttribute("srcset");
}

export interface ShopPageProps {
  readonly router: AppRouter;
}

/** A page of the shop without the document around it. Links are followed within the story. */
export function ShopPage({ router }: ShopPageProps) {
  useEffect(() => {
    document.addEventListener("error", fallBackToStandardDensity, true);
    return () => document.removeEventListener("error", fallBackToStandardDensity, true);
  }, []);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (event.defaultPrevented || !link || link.origin !== location.origin || link.hash) return;
    event.preventDefault();
    router.history.push(link.pathname + link.search);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- redirects clicks on the links inside, which handle keys themselves
    <div onClick={follow}>
      <RouterProvider router={router} />
    </div>
  );
}
