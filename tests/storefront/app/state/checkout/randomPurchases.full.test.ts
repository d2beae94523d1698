import { beforeEach, expect, test, vi } from "vitest";
import { checkoutOf } from "#app/state/checkout/createCheckout.ts";
import type { Fetch } from "#client/createClient.ts";
import { configuration } from "#configuration/index.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { memoryIndexedDb } from "../../support/memoryIndexedDb.ts";
import { clientOf, openTab, put, stubBrowser } from "../../support/openTab.ts";
import { answerSteps, pressOrder } from "../../support/placing.ts";

const purchases = 300;
const shop = await openCartShop();

/** Returns numbers from 0 to 1 that are the same in each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const lost = () => new TypeError("Failed to fetch");

/** A network that loses, repeats and delays what is sent through it, while it is bad. */
function badNetwork(fetch: Fetch, random: () => number) {
  const late: (() => Promise<unknown>)[] = [];
  const network = {
    isBad: false,
    fetch: (async (request) => {
      if (!network.isBad) return fetch(request);
      const copy = request.clone();
      const fate = random();
      if (fate < 0.2) throw lost();
      if (fate < 0.4) {
        await fetch(copy);
        throw lost();
      }
      if (fate < 0.5) {
        // It arrives after what is sent later.
        late.push(() => fetch(copy));
        throw lost();
      }
      if (fate < 0.65) await fetch(copy);
      return fetch(request);
    }) as Fetch,
    /** Lets what is on its way arrive, in any order. */
    async settle(): Promise<void> {
      const all = late.splice(0).toSorted(() => random() - 0.5);
      for (const arrive of all) await arrive().catch(() => null);
    },
  };
  return network;
}

const cardValue = 50_00;
const freeFrom = 399_00;

/** Issues a gift card, which needs a line of an order; returns false while nothing was ordered. */
async function issueCard(code: string, number: number): Promise<boolean> {
  const { rows } = await shop.platform.connection.query(
    `insert into gift_cards (code, order_item_id, number, amount, "left", currency, created_at)
      select $1, min(id), $2, $3, $3, 'PLN', now() from order_items having min(id) is not null returning code`,
    [code, number, cardValue],
  );
  return rows.length > 0;
}

type Amount = "subtotal" | "discount" | "shipping" | "payment" | "gift_card" | "grand_total";

/** Expects that the amounts of an order add up, that its delivery is free from the threshold on, and that its card paid once. */
async function expectSums(number: string, card: string | null): Promise<{ readonly isFree: boolean }> {
  const { rows } = await shop.platform.connection.query<Record<Amount, number>>(
    "select subtotal, discount, shipping, payment, gift_card, grand_total from orders where number = $1",
    [number],
  );
  const [sums] = rows;
  if (!sums) throw new Error("There is no such order.");
  const goods = sums.subtotal - sums.discount;
  expect(goods + sums.shipping + sums.payment - sums.gift_card, number).toBe(sums.grand_total);
  expect(sums.shipping, number).toBe(goods >= freeFrom ? 0 : 5_00);
  expect(sums.gift_card, number).toBe(card === null ? 0 : cardValue);
  if (card !== null) await expect(leftOn(card)).resolves.toBe(0);
  return { isFree: sums.shipping === 0 };
}

async function leftOn(card: string): Promise<number | undefined> {
  const query = 'select "left" from gift_cards where code = $1';
  return (await shop.platform.connection.query<{ left: number }>(query, [card])).rows[0]?.left;
}

beforeEach(() => void vi.stubGlobal("location", { reload: () => {} }));

test(
  `${purchases} purchases on a bad network lose no order, double none, place none that was not wanted, and add up`,
  { timeout: 600_000 },
  async () => {
    const random = randomFrom(20261126);
    const [store] = configuration.storeViews;
    if (!store) throw new Error("There is no store view.");
    await shop.platform.setStock(emil, 1000);
    await shop.insertCoupon("LATO");
    const counts = { wanted: 0, placedAtOnce: 0, unwanted: 0, withCoupon: 0, withCard: 0, free: 0 };
    for (let purchase = 0; purchase < purchases; purchase += 1) {
      stubBrowser();
      vi.stubGlobal("indexedDB", memoryIndexedDb().indexedDB);
      const visitor = `v${purchase}`.padEnd(22, "A");
      const network = badNetwork((request) => {
        const headers = new Headers(request.headers);
        headers.set("x-dioptra-visitor", visitor);
        return shop.platform.fetch(new Request(request, { headers }));
      }, random);
      let tab = await openTab(network.fetch);
      const checkout = () => checkoutOf(tab, { store, client: clientOf(network.fetch) });
      const reload = async () => {
        tab.close();
        tab = await openTab(network.fetch);
        checkout().hydrate();
      };
      const email = `p${purchase}@example.com`;
      checkout().hydrate();
      await put(tab, network.fetch, "MR-EMIL", emil, random() < 0.5 ? 1 : 2);
      const hasCoupon = random() < 0.4;
      if (hasCoupon) expect(await (await tab.cart.load()).applyCoupon("LATO")).toBeNull();
      const code = `CARD${purchase}`;
      const card = random() < 0.4 && (await issueCard(code, purchase + 1)) ? code : null;
      if (card !== null) expect(await (await tab.cart.load()).applyCoupon(card)).toBeNull();
      await answerSteps(tab, checkout(), email);

      const isWanted = random() < 0.85;
      let shown: string | null = null;
      const press = async () => {
        // While the total is open, the button sends nothing.
        const outcome = await Promise.resolve()
          .then(() => pressOrder(tab, checkout()))
          .catch(() => null);
        if (outcome?.state === "placed") shown = outcome.number;
      };
      network.isBad = true;
      if (isWanted) {
        counts.wanted += 1;
        for (let attempt = 0; attempt < 4 && shown === null; attempt += 1) {
          if (random() < 0.3) await Promise.all([press(), press()]);
          else await press();
          if (random() < 0.3) await network.settle();
          if (shown === null && random() < 0.4) {
            await reload();
            const waiting = await checkout()
              .checkWaitingOrder()
              .catch(() => null);
            if (waiting?.state === "placed") shown = waiting.number;
          }
        }
        if (shown !== null) counts.placedAtOnce += 1;
      } else {
        counts.unwanted += 1;
        await tab.cart.sync("forced");
        await tab.cart.check();
        if (random() < 0.5) await reload();
      }

      // The network is good again, and what was on its way arrives.
      network.isBad = false;
      await network.settle();
      const tries = isWanted ? 5 : 0;
      for (let attempt = 0; shown === null && attempt < tries; attempt += 1) {
        const waiting = await checkout().checkWaitingOrder();
        if (waiting?.state === "placed") shown = waiting.number;
        else {
          await tab.cart.sync("forced");
          await tab.cart.refreshTotals();
          await press();
        }
      }
      const { rows } = await shop.platform.connection.query<{ number: string }>(
        "select number from orders where email = $1",
        [email],
      );
      expect(
        rows.map(({ number }) => number),
        `purchase ${purchase}`,
      ).toEqual(isWanted ? [shown] : []);
      if (isWanted) {
        const { isFree } = await expectSums(rows[0]?.number ?? "", card);
        counts.free += Number(isFree);
        counts.withCoupon += Number(hasCoupon);
        counts.withCard += Number(card !== null);
      } else if (card !== null) expect(await leftOn(card)).toBe(cardValue);
      tab.close();
    }
    // The network was bad enough to matter, and not so bad that nothing came through.
    expect(counts.placedAtOnce).toBeGreaterThan(counts.wanted / 3);
    expect(counts.placedAtOnce).toBeLessThan(counts.wanted);
    expect(counts.unwanted).toBeGreaterThan(20);
    // Each kind of price was among them.
    for (const kind of ["withCoupon", "withCard", "free"] as const) expect(counts[kind], kind).toBeGreaterThan(40);
  },
);
