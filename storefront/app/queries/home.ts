import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { catalog } from "#configuration/catalog.ts";
import { firstHomeLists } from "#domain/catalog/homeShelves.ts";
import { articlesQuery } from "./content.ts";
import { shelfQuery } from "./products.ts";

const halfAnHour = 30 * 60_000;

/** The slides at the top of the home page, in the language of the store view. */
export const slidesQuery = (client: Client) =>
  queryOptions({ queryKey: ["slides"], queryFn: () => client.content.slides(), staleTime: halfAnHour });

/** The banners between the shelves of the home page. */
export const homeBannersQuery = (client: Client) =>
  queryOptions({
    queryKey: ["banners", "home"],
    queryFn: async () => {
      const { main, small } = await client.content.banners();
      return { main, small };
    },
    staleTime: halfAnHour,
  });

/** The photographs from social media on the home page. */
export const photosQuery = (client: Client) =>
  queryOptions({ queryKey: ["photos"], queryFn: () => client.content.photos(), staleTime: halfAnHour });

/** The short texts of the home page. */
export const frontBlocksQuery = (client: Client) =>
  queryOptions({ queryKey: ["front"], queryFn: () => client.content.frontBlocks("home"), staleTime: halfAnHour });

/** The newest reviews, each with its product; null for a product that is not sold any more. */
export const newestReviewsQuery = ({ catalog: calls }: Pick<Client, "catalog">) =>
  queryOptions({
    queryKey: ["reviews", "newest"],
    queryFn: async () => {
      const reviews = await calls.newestReviews(catalog.reviewsOnHomePage);
      const products = await calls.tilesBySku(reviews.flatMap(({ sku }) => sku ?? []));
      return reviews.map((review) => ({
        review,
        product: products.find(({ parentSku }) => parentSku === review.sku) ?? null,
      }));
    },
    staleTime: halfAnHour,
  });

interface LoaderContext {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

/**
 * Loads what the home page shows at first. What the shop's staff writes is left out when it cannot be loaded, and so is a
 * list of products, as long as another one is there.
 */
export async function loadHome({ client, queryClient }: LoaderContext): Promise<void> {
  const [lists] = await Promise.all([
    Promise.allSettled(firstHomeLists.map((flag) => queryClient.ensureQueryData(shelfQuery(client, flag)))),
    queryClient.prefetchQuery(slidesQuery(client)),
    queryClient.prefetchQuery(homeBannersQuery(client)),
    queryClient.prefetchQuery(frontBlocksQuery(client)),
    queryClient.prefetchQuery(articlesQuery(client, "home")),
  ]);
  const failures = lists.flatMap((list) => (list.status === "rejected" ? [list.reason as unknown] : []));
  if (failures.length === lists.length) throw failures[0];
}
