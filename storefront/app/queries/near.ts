import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Client } from "#client/createClient.ts";
import { catalog } from "#configuration/catalog.ts";
import { content } from "#configuration/content.ts";
import { categoryHref, childrenOf } from "#domain/catalog/category.ts";
import { articleHref, pageHref } from "#domain/content.ts";
import { type NearPage, nearPages } from "#domain/nearPages.ts";
import type { RemovablePage } from "#domain/removedPage.ts";
import type { StoreView } from "#domain/store.ts";

type Prefixed = Pick<StoreView, "prefix">;

/** How many pages are offered in place of one that does not exist. */
const offered = 5;

/** Returns an answer; nothing if it does not arrive, since the page is not found in any case. */
const orNone = <Entry>(answer: Promise<readonly Entry[]>): Promise<readonly Entry[]> => answer.catch(() => []);

/** Whether the staff has removed what an address led to. A page that cannot say so is one that does not exist. */
export const removedQuery = (client: Client, page: RemovablePage) =>
  queryOptions({
    queryKey: ["removed", page.kind, page.code],
    queryFn: () => client.content.isRemoved(page).catch(() => false),
  });

/** The first key of the queries that list pages of a kind. */
const listKeys = { article: "articles", page: "pageNodes" } as const;

/**
 * Marks the lists that may still link a page which does not exist any more as stale, so that they are loaded again when
 * they are shown next.
 */
export async function refreshLists(queryClient: QueryClient, { kind }: RemovablePage): Promise<void> {
  if (kind !== "product") await queryClient.invalidateQueries({ queryKey: [listKeys[kind]], refetchType: "none" });
}

/** The pages that an address which does not exist may have meant; the categories of the menu if none is near. */
export const nearPagesQuery = (client: Client, { prefix }: Prefixed, pathname: string) =>
  queryOptions({
    queryKey: ["near", pathname],
    queryFn: async (): Promise<readonly NearPage[]> => {
      const [categories, nodes, articles] = await Promise.all([
        orNone(client.catalog.categories()),
        orNone(client.content.pageNodes()),
        orNone(client.content.articles(content.articleSize)),
      ]);
      const shown = categories.filter(({ id, productCount }) => id !== catalog.rootCategoryId && productCount > 0);
      const toPage = (category: (typeof shown)[number]) => ({
        label: category.name,
        href: categoryHref(prefix, category),
      });
      const near = nearPages(
        pathname,
        [
          ...shown.map(toPage),
          ...nodes.map((node) => ({ label: node.title, href: pageHref(prefix, node) })),
          ...articles.map((article) => ({ label: article.title, href: articleHref(prefix, article) })),
        ],
        offered,
      );
      const inMenu = childrenOf(shown, { id: catalog.rootCategoryId }).filter(({ isInMenu }) => isInMenu);
      return near.length > 0 ? near : inMenu.slice(0, offered).map(toPage);
    },
    staleTime: Infinity,
  });
