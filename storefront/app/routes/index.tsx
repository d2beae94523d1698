import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { HomeView } from "../features/catalog/HomeView.tsx";
import { productsQuery } from "../queries/products.ts";

export const Route = createFileRoute("/")({
  loader: ({ context: { client, queryClient } }) => queryClient.ensureQueryData(productsQuery(client)),
  component: HomePage,
});

function HomePage() {
  const { client } = Route.useRouteContext();
  const { data: products } = useSuspenseQuery(productsQuery(client));
  return <HomeView products={products} />;
}
