import type { Client } from "#client/createClient.ts";
import { stock as stockSetting } from "#configuration/stock.ts";
import { type CartLine, lensSkuOf } from "#domain/cart/cart.ts";
import { type Findings, findingsOf, type SkuStock, updatePrices } from "#domain/cart/findings.ts";
import type { Notices } from "../notices.ts";
import { type CartStore, isOrderable } from "./cartStore.ts";

export interface LineCheckSetting {
  readonly client: Client;
  readonly store: CartStore;
  readonly notices: Notices;
}

/** What a check has found. */
export interface LineCheck {
  /** Whether a price has changed, so that the platform's totals are outdated. */
  readonly havePricesChanged: boolean;
  /** Whether the cart cannot be ordered any more, although it could before. */
  readonly hasNewProblem: boolean;
}

const { synchronize, batchSize } = stockSetting;

const unique = (values: readonly string[]) => [...new Set(values)];

const batches = (skus: readonly string[]) =>
  Array.from({ length: Math.ceil(skus.length / batchSize) }, (_, index) =>
    skus.slice(index * batchSize, (index + 1) * batchSize),
  );

/** Creates the check that compares every line with the platform: whether it is still sold, its price and its stock. */
export function createLineCheck({ client, store, notices }: LineCheckSetting) {
  /**
   * Returns the current stock, which is newer than the catalogue's. Where the request fails, the catalogue's is used.
   */
  async function loadStocks(skus: readonly string[]): Promise<readonly SkuStock[]> {
    if (!synchronize) return [];
    const answers = await Promise.all(batches(skus).map((batch) => client.catalog.stocks(batch).catch(() => [])));
    return answers.flat();
  }

  async function loadFindings(lines: readonly CartLine[]): Promise<Findings> {
    const [products, stock] = await Promise.all([
      client.catalog.products(
        unique(lines.flatMap(({ parentSku, productOption }) => [parentSku, lensSkuOf(productOption) ?? []].flat())),
      ),
      loadStocks(unique(lines.map(({ sku }) => sku))),
    ]);
    return findingsOf(lines, products, stock);
  }

  /** Runs the check. Throws when the platform cannot be reached; the cart is not changed then. */
  return async function check(): Promise<LineCheck> {
    const found = await loadFindings(store.latest().lines);
    const couldBeOrdered = isOrderable(store);
    let changedCount = 0;
    store.setState((state) => {
      const { lines, pricesBefore, changed } = updatePrices(state.lines, state.pricesBefore, found);
      changedCount = changed;
      return { lines, pricesBefore, findings: { ...state.findings, ...found } };
    });
    if (changedCount > 0) notices.show("warning", { id: "notice.priceChanged", values: { count: changedCount } });
    return { havePricesChanged: changedCount > 0, hasNewProblem: couldBeOrdered && !isOrderable(store) };
  };
}
