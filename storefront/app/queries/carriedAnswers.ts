import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Marks a date, so that it is not read as text. */
const mark = "$date";

const holdsDate = (data: unknown): boolean =>
  data instanceof Date || (typeof data === "object" && data !== null && Object.values(data).some(holdsDate));

function marking(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  return this[key] instanceof Date ? { [mark]: value } : value;
}

const reviving = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && mark in value ? new Date(String(value[mark])) : value;

/** Data as text that can stand within a script element: JSON, in which dates stay dates. */
export const toCarriedText = (data: unknown): string =>
  // Most data hold no date, and JSON is several times faster when it need not ask.
  JSON.stringify(data, holdsDate(data) ? marking : undefined).replaceAll("<", String.raw`\u003c`);

/** Reads what `toCarriedText` wrote; the caller knows its type. */
export const fromCarriedText = <Data>(text: string): Data =>
  JSON.parse(text, text.includes(`"${mark}"`) ? reviving : undefined);

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
