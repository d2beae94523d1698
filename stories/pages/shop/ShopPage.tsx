import { RouterProvider } from "@tanstack/react-router";
import { type MouseEvent, useEffect } from "react";
import type { AppRouter } from "#app/router.tsx";

/** The drawings and photographs of a page are recorded for plain screens: on a denser one these are shown. */
function takePlainPicture({ target }: Event) {
  if (target instanceof HTMLImageElement && target.srcset) target.removeAttribute("srcset");
}

export interface ShopPageProps {
  readonly router: AppRouter;
}

/** A page of the shop, without the document around it. Its links are followed within the story. */
export function ShopPage({ router }: ShopPageProps) {
  useEffect(() => {
    document.addEventListener("error", takePlainPicture, true);
    return () => document.removeEventListener("error", takePlainPicture, true);
  }, []);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (event.defaultPrevented || !link || link.origin !== location.origin || link.hash) return;
    event.preventDefault();
    router.history.push(link.pathname + link.search);
  };
  return (
    // The links inside are what is pressed; here they are only led to another place.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={follow}>
      <RouterProvider router={router} />
    </div>
  );
}
