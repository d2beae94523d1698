import type { Client } from "#client/createClient.ts";
import { stock as stockSetting } from "#configuration/stock.ts";
import type { CartLine } from "#domain/cart/cart.ts";
import { canOrder, cartProblems } from "#domain/cart/problems.ts";
import { type Findings, findingsOf, type SkuStock, takePrices } from "#domain/cart/findings.ts";
import type { Notices } from "../notices.ts";
import type { CartStore } from "./cartStore.ts";

export interface CheckSetting {
  readonly client: Client;
  readonly store: CartStore;
  readonly notices: Notices;
}

export interface Checked {
  /** The platform's totals are void. */
  readonly pricesChanged: boolean;
  /** Something cannot be ordered that could be ordered before. */
  readonly newProblem: boolean;
}

const { synchronize, batchSize } = stockSetting;

const each = (values: readonly string[]) => [...new Set(values)];

const batches = (skus: readonly string[]) =>
  Array.from({ length: Math.ceil(skus.length / batchSize) }, (_, index) =>
    skus.slice(index * batchSize, (index + 1) * batchSize),
  );

/** Checks every line with the platform: whether it is still there, what it costs and how many can be had. */
export function createCheck({ client, store, notices }: CheckSetting) {
  /** Newer than what the catalogue says of stock; where nothing is answered, the catalogue counts. */
  async function stocks(skus: readonly string[]): Promise<readonly SkuStock[]> {
    if (!synchronize) return [];
    const answers = await Promise.all(batches(skus).map((batch) => client.stocks(batch).catch(() => [])));
    return answers.flat();
  }

  async function find(lines: readonly CartLine[]): Promise<Findings> {
    const [products, stock] = await Promise.all([
      client.products(each(lines.map(({ parentSku }) => parentSku))),
      stocks(each(lines.map(({ sku }) => sku))),
    ]);
    return findingsOf(lines, products, stock);
  }

  const isOrderable = () => {
    const { lines, findings } = store.getState();
    return canOrder(cartProblems(lines, findings));
  };

  /** Throws where the platform cannot be asked: then nothing is known that was not known before. */
  return async function check(): Promise<Checked> {
    const found = await find(store.latest().lines);
    const couldBeOrdered = isOrderable();
    let changed = 0;
    store.setState((state) => {
      const taken = takePrices(state.lines, state.pricesBefore, found);
      changed = taken.changed;
      return {
        lines: taken.lines,
        pricesBefore: taken.pricesBefore,
        findings: { ...state.findings, ...found },
      };
    });
    if (changed > 0) notices.show("warning", { id: "notice.priceChanged", values: { count: changed } });
    return { pricesChanged: changed > 0, newProblem: couldBeOrdered && !isOrderable() };
  };
}
