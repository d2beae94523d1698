import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { salonHead } from "../features/salons/salonHead.ts";
import { readPlainVisit } from "../features/salons/plainVisit.ts";
import { SalonNotFound } from "../features/salons/SalonNotFound.tsx";
import { SalonView } from "../features/salons/SalonView.tsx";
import { shelfQuery } from "../queries/products.ts";
import { salonPageQuery, visitTimesQuery } from "../queries/salons.ts";

export const Route = createFileRoute("/salon/$code")({
  staticData: {
    pageType: "static",
    messages: ["salons", "fields"],
    query: ["message", "reason"],
    hasAlternates: true,
  },
  validateSearch: readPlainVisit,
  loaderDeps: ({ search: { reason } }) => ({ reason }),
  loader: async ({ context, params: { code }, deps: { reason } }) => {
    const { client, queryClient, store } = context;
    const [{ page, respelled }] = await Promise.all([
      queryClient.ensureQueryData(salonPageQuery(client, store, code)),
      // The page is shown even when its products cannot be loaded.
      queryClient.ensureQueryData(shelfQuery(client, "bestseller")).catch(() => {}),
      // Only the form without JavaScript states the reason in the address. The other one reads the times itself.
      import.meta.env.SSR && reason && queryClient.prefetchQuery(visitTimesQuery(client, code, reason)),
    ]);
    if (respelled !== null) {
      throw redirect({ to: "/salon/$code", params: { code: respelled }, statusCode: 301, replace: true });
    }
    if (!page) throw notFound();
    return salonHead(context, page);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Salon,
  notFoundComponent: UnknownSalon,
});

function Salon() {
  const { client, store } = Route.useRouteContext();
  const { code } = Route.useParams();
  const plain = Route.useSearch();
  const { data } = useSuspenseQuery(salonPageQuery(client, store, code));
  const { data: products } = useQuery(shelfQuery(client, "bestseller"));
  const { page, respelled: _respelled, ...around } = data;
  return page && <SalonView key={code} page={page} {...around} plain={plain} products={products?.products ?? []} />;
}

function UnknownSalon() {
  const { client, store } = Route.useRouteContext();
  const { code } = Route.useParams();
  const { data } = useQuery(salonPageQuery(client, store, code));
  return <SalonNotFound near={data?.near ?? []} />;
}
