import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { LatePrices } from "#client/call.ts";

/** Marks a page that was rendered before the current prices of its products had arrived. */
const latePricesKey = "latePrices";

/** The queries whose answers show prices of products. */
const pricedQueries: ReadonlySet<unknown> = new Set(
  "frame guide list nearest product saved shelf suggestions tiles".split(" "),
);

const isPriced = ({ queryKey: [name] }: { readonly queryKey: QueryKey }) => pricedQueries.has(name);

/** Answers that are older have been asked for again since, or are asked for again when they are shown. In milliseconds. */
const freshTime = 60_000;

/** Resolves once no query with prices is waiting for its answer. */
async function settle(queryClient: QueryClient): Promise<void> {
  const isSettled = () => queryClient.isFetching({ predicate: isPriced }) === 0;
  if (isSettled()) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (!isSettled()) return;
      unsubscribe();
      resolve();
    });
  });
}

/**
 * Returns what a page does with prices that arrive after its products (docs/specification/prices.md#price-12). A browser
 * repeats the latest queries, which replaces the prices in place. The server marks the page, whose browser asks
 * for them again.
 */
export const followLatePrices = (queryClient: QueryClient, isServer: boolean): LatePrices =>
  isServer
    ? { onMissed: () => queryClient.setQueryData([latePricesKey], true) }
    : {
        onArrived: async () => {
          await settle(queryClient);
          await queryClient.refetchQueries({
            // Also those of a page that is about to be shown. What came with the page and is not shown has no function.
            predicate: (query) =>
              isPriced(query) &&
              query.options.queryFn !== undefined &&
              Date.now() - query.state.dataUpdatedAt < freshTime,
          });
        },
      };

/** Returns whether an answer of a page has to be asked for again once the page is shown, because of its prices. */
export function createStaleCheck(keys: readonly QueryKey[]): (queryKey: QueryKey) => boolean {
  const isLate = keys.some(([name]) => name === latePricesKey);
  return (queryKey) => isLate && isPriced({ queryKey });
}
