import type { AppRouter } from "../router.tsx";
import { messagesOf, type PageDeclaration } from "./pageMeta.ts";

interface FirstMatch {
  readonly routeId: string;
  readonly staticData: PageDeclaration;
}

interface LoadableRoute {
  readonly options: { readonly component?: { readonly preload?: () => Promise<unknown> } };
}

/**
 * Loads the code and the texts that the open page was rendered with. Rejects if one of the files does not arrive. The
 * page must not be hydrated then: React would replace what the server rendered by an error page.
 */
export async function loadFirstView(router: AppRouter): Promise<void> {
  const matches: readonly FirstMatch[] = router.matchRoutes(router.latestLocation);
  const routes: Readonly<Record<string, LoadableRoute>> = router.routesById;
  // The router keeps the failure of a route's code to itself until it renders the route.
  let failure: Error | null = null;
  const onFailure = ({ payload }: WindowEventMap["vite:preloadError"]) => {
    failure = payload;
  };
  window.addEventListener("vite:preloadError", onFailure);
  await Promise.all([
    router.options.context.texts.load(messagesOf(matches)),
    ...matches.map(({ routeId }) => routes[routeId]?.options.component?.preload?.()),
  ]);
  window.removeEventListener("vite:preloadError", onFailure);
  if (failure) throw failure;
}
