import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { catalog } from "#configuration/catalog.ts";
import { categoryHref } from "#domain/catalog/category.ts";
import type { FrameList } from "#domain/catalog/frameGuides.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import { categoriesQuery } from "../../queries/categories.ts";
import { guideQuery } from "../../queries/guides.ts";
import { useStoreView } from "../../state/useShop.ts";

export interface Frames {
  /** What the guides link to; null for a shop without a category of frames. */
  readonly list: FrameList | null;
  /** Address of the list; null for a shop without one. */
  readonly href: string | null;
  /** One of the frames; null if there is none. */
  readonly example: ProductSummary | null;
}

/** Returns the frames that the guides are about. The route has loaded them. */
export function useFrames(): Frames {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { prefix } = useStoreView();
  const { data: categories } = useSuspenseQuery(categoriesQuery(client));
  const { data } = useSuspenseQuery(guideQuery(client, categories));
  const category = categories.find(({ id }) => id === catalog.promotedCategoryIds.prescription);
  if (!category) return { list: null, href: null, example: null };
  return {
    list: { storePrefix: prefix, category, facets: data.facets },
    href: categoryHref(prefix, category),
    example: data.products[0] ?? null,
  };
}
