import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { hasProducts } from "#domain/catalog/category.ts";
import { LazyEmptyShop, LazyHomeShelves, LazyHomeSlider } from "../features/home/lazyHome.ts";
import { HomeView } from "../features/home/HomeView.tsx";
import { shelfQuery } from "../queries/products.ts";
import { categoriesQuery } from "../queries/categories.ts";
import { loadHome, slidesQuery } from "../queries/home.ts";

export const Route = createFileRoute("/")({
  staticData: { pageType: "home", messages: ["home", "guideNames", "content"], hasAlternates: true },
  loader: async ({ context }) => {
    const [categories] = await Promise.all([
      context.queryClient.ensureQueryData(categoriesQuery(context.client)),
      loadHome(context),
      // The slides hold the page's heading.
      LazyHomeSlider.load(),
      // The page is shown even when the code of its lower parts cannot be loaded.
      LazyHomeShelves.load().catch(() => {}),
    ]);
    if (!hasProducts(categories)) await LazyEmptyShop.load().catch(() => {});
  },
  component: HomePage,
});

function HomePage() {
  const { client } = Route.useRouteContext();
  const { data: categories } = useSuspenseQuery(categoriesQuery(client));
  const { data: promoted } = useQuery(shelfQuery(client, "promoteOnHomePage"));
  const { data: newest } = useQuery(shelfQuery(client, "newProduct"));
  const { data: bestsellers } = useQuery(shelfQuery(client, "bestseller"));
  const { data: slides = [] } = useQuery(slidesQuery(client));
  return (
    <HomeView
      categories={categories}
      promoted={promoted?.products ?? []}
      newest={newest?.products ?? []}
      bestsellers={bestsellers?.products ?? []}
      slides={slides}
    />
  );
}
