import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { fromCarriedText, toCarriedText } from "./carriedText.ts";

type Answer = readonly [key: QueryKey, data: unknown];

/** Where in the page they stand. */
export const carriedAnswersId = "answers";

/** The answers that a page was rendered with, as text. What failed is asked for again by the browser. */
export const writeCarriedAnswers = (queryClient: QueryClient): string =>
  toCarriedText(
    queryClient
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.status === "success" })
      .map(({ queryKey, state }): Answer => [queryKey, state.data]),
  );

/**
 * Takes over the answers that came with the page. The server keeps a page for as long as it is true: they are as fresh as
 * the page, not as its making.
 */
export function takeCarriedAnswers(queryClient: QueryClient): void {
  const text = document.getElementById(carriedAnswersId)?.textContent;
  if (!text) return;
  for (const [key, data] of fromCarriedText<readonly Answer[]>(text)) queryClient.setQueryData(key, data);
}
