import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { placeOf } from "#domain/content.ts";
import { useCategories } from "../../queries/categories.ts";
import { articlesQuery, contentPageQuery, pageNodesQuery } from "../../queries/content.ts";
import { pageProductsQuery, shelfOfPage } from "../../queries/pageShelf.ts";
import { ContentPageView } from "./ContentPageView.tsx";

export interface ContentPageDataProps {
  readonly identifier: string;
  /** What follows the text, such as a form. */
  readonly children?: ReactNode;
}

/** The page of text with an identifier, with what `loadContentPage` has loaded for it. */
export function ContentPageData({ identifier, children }: ContentPageDataProps) {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const categories = useCategories();
  const { data } = useSuspenseQuery(contentPageQuery(client, identifier));
  // A page that is removed while it is read stays until it is left.
  const [opened] = useState(data);
  const page = data ?? opened;
  const { data: nodes = [] } = useQuery(pageNodesQuery(client));
  const shown = shelfOfPage(identifier) ?? { categoryId: 0, size: 0 };
  const category = categories.find(({ id }) => id === shown.categoryId);
  const { data: products } = useQuery({
    ...pageProductsQuery(client, categories, shown),
    enabled: category !== undefined,
  });
  const { data: articles = [] } = useQuery({ ...articlesQuery(client, "blog"), enabled: identifier === "magazine" });
  if (!page) return null;
  return (
    <ContentPageView
      page={page}
      place={placeOf(nodes, page)}
      shelf={category && products ? { category, products, title: shown.title } : null}
      articles={articles}
    >
      {children}
    </ContentPageView>
  );
}
