import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { hasProducts } from "#domain/catalog/category.ts";
import { LazyEmptyShop, LazyHomeShelves } from "../features/catalog/lazyHome.ts";
import { HomeView } from "../features/catalog/HomeView.tsx";
import { categoriesQuery, shelfQuery } from "../queries/catalog.ts";

const shelves = ["promoteOnHomePage", "newProduct", "bestseller"] as const;

export const Route = createFileRoute("/")({
  loader: async ({ context: { client, queryClient } }) => {
    const [categories] = await Promise.all([
      queryClient.ensureQueryData(categoriesQuery(client)),
      ...shelves.map((flag) => queryClient.ensureQueryData(shelfQuery(client, flag))),
      // Without it, the page is still a page.
      LazyHomeShelves.load().catch(() => {}),
    ]);
    if (!hasProducts(categories)) await LazyEmptyShop.load().catch(() => {});
  },
  component: HomePage,
});

function HomePage() {
  const { client } = Route.useRouteContext();
  const { data: categories } = useSuspenseQuery(categoriesQuery(client));
  const { data: promoted } = useSuspenseQuery(shelfQuery(client, "promoteOnHomePage"));
  const { data: newest } = useSuspenseQuery(shelfQuery(client, "newProduct"));
  const { data: bestsellers } = useSuspenseQuery(shelfQuery(client, "bestseller"));
  return (
    <HomeView
      categories={categories}
      promoted={promoted.products}
      newest={newest.products}
      bestsellers={bestsellers.products}
    />
  );
}
