import { expect, test } from "vitest";
import { articlesQuery, pageNodesQuery } from "#app/queries/content.ts";
import { createQueryClient } from "#app/queries/createQueryClient.ts";
import { throwNotFound } from "#app/queries/throwNotFound.ts";
import { openForTests } from "../../platform/support/openForTests.ts";
import { clientOf } from "../support/openTab.ts";

const platform = await openForTests();

/** Returns which lists of an open tab are loaded again after a page was not found. */
async function staleAfter(kind: "product" | "article" | "page") {
  const client = clientOf(platform.fetch);
  const queryClient = createQueryClient();
  const lists = { articles: articlesQuery(client, "blog"), pages: pageNodesQuery(client) };
  await queryClient.prefetchQuery(lists.articles);
  await queryClient.prefetchQuery(lists.pages);
  const missing = throwNotFound({ client, queryClient, store: { prefix: "" } }, "/missing", { kind, code: "1" });
  await expect(missing).rejects.toMatchObject({ isNotFound: true, data: { isRemoved: false } });
  return Object.entries(lists).flatMap(([name, { queryKey }]) =>
    queryClient.getQueryState(queryKey)?.isInvalidated ? [name] : [],
  );
}

test.each([
  ["article", ["articles"]],
  ["page", ["pages"]],
  ["product", []],
] as const)("the lists that linked a missing %s are loaded again", async (kind, lists) => {
  await expect(staleAfter(kind)).resolves.toEqual(lists);
});
