import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { readLocatorSearch } from "#domain/salon/locatorSearch.ts";
import { countryOfStore } from "#domain/salon/salon.ts";
import { locatorHead } from "../features/salons/salonHead.ts";
import { StoreLocatorView } from "../features/salons/StoreLocatorView.tsx";
import { salonPlacesQuery } from "../queries/salons.ts";

export const Route = createFileRoute("/store-locator")({
  staticData: { pageType: "static", messages: ["salons"], query: ["q", "country"] },
  validateSearch: readLocatorSearch,
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(salonPlacesQuery(context.client));
    return locatorHead(context);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: StoreLocator,
});

function StoreLocator() {
  const { client, store } = Route.useRouteContext();
  const { q = "", country = countryOfStore(store) } = Route.useSearch();
  const { data: places } = useSuspenseQuery(salonPlacesQuery(client));
  return <StoreLocatorView places={places} path="/store-locator" query={q} country={country} />;
}
