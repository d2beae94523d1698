import { loadAhead } from "@dioptra/ui";
import { partsOfRoutes } from "../i18n/messageParts.ts";
import { loadClient } from "../queries/loadClient.ts";
import type { AppRouter } from "../router.tsx";

const product = "/p/$parentSku/$slug/{-$childSku}";

/** Where most shoppers go next. */
const nextOf: Readonly<Record<string, readonly string[]>> = {
  "/": ["/c/$slug", product],
  "/c/$slug": [product],
};

/** Has the code, styles and texts of the next page there before it is asked for: a click then waits for its data alone. */
export function loadNext(router: AppRouter): void {
  const { texts } = router.options.context;
  const bring = async () => {
    const next = router.state.matches.flatMap(({ routeId }: { readonly routeId: string }) => nextOf[routeId] ?? []);
    await texts.load(partsOfRoutes(next));
    await Promise.all(next.map((id) => router.routesById[id].options.component?.preload?.()));
  };
  // Whatever comes next, it asks the provider something.
  loadAhead(loadClient);
  loadAhead(bring);
  router.subscribe("onResolved", () => loadAhead(bring));
}
