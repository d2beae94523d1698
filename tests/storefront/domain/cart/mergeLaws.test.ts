import * as fc from "fast-check";
import { expect, test } from "vitest";
import { afterServerUpdate } from "#domain/cart/sync.ts";
import { applyStep, mergeCarts, type MergePolicy } from "#domain/cart/merge.ts";
import type { CartLine, ServerLine } from "#domain/cart/cart.ts";
import { identityOf, sameLine } from "#domain/cart/lines.ts";
import { ok } from "#domain/result.ts";
import { line, plain, serverLine, withConfigurable, withCustom } from "../samples.ts";

interface Carts {
  readonly client: readonly CartLine[];
  readonly server: readonly ServerLine[];
}

/** Returns both carts after at most `maxSteps` steps of a merge, with a platform that accepts every step. */
function merged(carts: Carts, policy: MergePolicy, maxSteps = Number.POSITIVE_INFINITY): Carts {
  let { client, server } = carts;
  for (const step of mergeCarts(client, server, policy).steps.slice(0, maxSteps)) {
    client = applyStep(client, step, ({ sku, productOption }) => line(sku, 1, { productOption }));
    if (step.step === "delete-on-server") server = server.filter(({ itemId }) => itemId !== step.server.itemId);
    if (step.step !== "update-on-server") continue;
    const sent = client.find((each) => sameLine(each, step.line));
    if (!sent) throw new Error("The line to send does not exist.");
    const [stored, all] = store(server, sent);
    server = all;
    const outcome = afterServerUpdate(sent, ok(stored), { inCheckout: false });
    client = client.map((each) => (each === sent && outcome.line ? outcome.line : each));
  }
  return { client, server };
}

/** Simulates the platform's update of a line: with an item id the quantity is replaced, without one it is added. */
function store(server: readonly ServerLine[], sent: CartLine): readonly [ServerLine, readonly ServerLine[]] {
  const equal = server.find((each) => sameLine(identityOf(each), { ...sent, serverItemId: null }));
  const known = server.find(({ itemId }) => itemId === sent.serverItemId) ?? equal;
  if (!known) {
    const itemId = Math.max(0, ...server.map((each) => each.itemId)) + 100;
    const stored = serverLine(sent.sku, sent.quantity, { itemId, productOption: sent.productOption });
    return [stored, [...server, stored]];
  }
  const quantity = known.itemId === sent.serverItemId ? sent.quantity : known.quantity + sent.quantity;
  const stored = { ...known, quantity };
  return [stored, server.map((each) => (each === known ? stored : each))];
}

const options = [plain, withConfigurable("49"), withCustom("-1.25"), withCustom("-1.50")];
/** Lines that differ in sku or options, as in a real cart. */
const kinds = ["A", "B", "C"].flatMap((sku) =>
  // A sku has options of one kind only: plain, configurable, or with prescriptions.
  (sku === "A" ? options.slice(2) : sku === "B" ? options.slice(1, 2) : options.slice(0, 1)).map((productOption) => ({
    sku,
    productOption,
  })),
);
const quantity = fc.integer({ min: 1, max: 9 });
const cart = fc
  .subarray(kinds)
  .chain((held) =>
    fc.tuple(
      ...held.map((kind) =>
        fc.record({ sku: fc.constant(kind.sku), productOption: fc.constant(kind.productOption), quantity }),
      ),
    ),
  );

const carts: fc.Arbitrary<Carts> = fc.tuple(cart, cart, fc.boolean()).map(([here, there, isKnown]) => {
  const server = there.map(({ sku, productOption, quantity: pieces }, index) =>
    serverLine(sku, pieces, { itemId: index + 1, productOption }),
  );
  const client = here.map(({ sku, productOption, quantity: pieces }) => {
    const own = line(sku, pieces, { productOption });
    const match = server.find((each) => sameLine(identityOf(each), own));
    const ids = isKnown && match ? { serverItemId: match.itemId, serverCartId: match.cartId } : {};
    return { ...own, ...ids, agreedQuantity: match && isKnown ? match.quantity : 0 };
  });
  return { client, server };
});

const policies = fc.record({
  removed: fc.subarray(kinds).map((held) => held.map(({ sku, productOption }) => line(sku, 1, { productOption }))),
  force: fc.boolean(),
  dryRun: fc.constant(false),
  mergeQuantities: fc.boolean(),
  canRemove: fc.boolean(),
  canModify: fc.boolean(),
});

const content = (lines: readonly (CartLine | ServerLine)[]) =>
  lines.map(({ sku, productOption, quantity: pieces }) => JSON.stringify([sku, productOption, pieces])).toSorted();

test("after a merge both carts have the same lines, whatever the policy", () => {
  fc.assert(
    fc.property(carts, policies, (given, policy) => {
      const { client, server } = merged(given, policy);
      expect(content(client)).toEqual(content(server));
    }),
  );
});

const forced = { removed: [], force: true, dryRun: false, mergeQuantities: false, canRemove: false, canModify: false };

test("after a forced merge the cart has the client's lines and those that only the platform had", () => {
  fc.assert(
    fc.property(carts, (given) => {
      const isOnlyThere = (there: ServerLine) => !given.client.some((here) => sameLine(here, identityOf(there)));
      const expected = [...given.client, ...given.server.filter(isOnlyThere)];
      expect(content(merged(given, forced).server)).toEqual(content(expected));
    }),
  );
});

type CartEvent =
  | { readonly event: "add" | "remove" | "add on other device"; readonly sku: string }
  /** The connection is lost after `steps` steps. */
  | { readonly event: "merge"; readonly steps: number };

const sku = fc.constantFrom("A", "B", "C", "D");
const cartEvents = fc.array(
  fc.oneof(
    fc.record({ event: fc.constantFrom("add" as const, "remove" as const, "add on other device" as const), sku }),
    fc.record({ event: fc.constant("merge" as const), steps: fc.integer({ min: 0, max: 4 }) }),
  ),
  { maxLength: 30 },
);

test("in any sequence of events, lines added on another device stay and lines removed here stay removed", () => {
  fc.assert(
    fc.property(cartEvents, (events) => {
      let carts: Carts = { client: [], server: [] };
      let removed: readonly CartLine[] = [];
      let nextId = 1000;
      const expected = new Set<string>();
      const merge = (steps: number) => {
        const policy = { ...forced, removed };
        const isDone = steps >= mergeCarts(carts.client, carts.server, policy).steps.length;
        carts = merged(carts, policy, steps);
        if (isDone) removed = [];
      };
      const apply = (event: CartEvent) => {
        if (event.event === "merge") return merge(event.steps);
        const here = carts.client.find((each) => each.sku === event.sku);
        const isThere = carts.server.some((each) => each.sku === event.sku);
        if (event.event === "add") {
          if (!here) carts = { ...carts, client: [...carts.client, line(event.sku)] };
          expected.add(event.sku);
        } else if (event.event === "remove") {
          if (!here) return;
          carts = { ...carts, client: carts.client.filter((each) => each !== here) };
          removed = [...removed, here];
          expected.delete(event.sku);
        } else if (!isThere && !removed.some((each) => each.sku === event.sku)) {
          const itemId = (nextId += 1);
          carts = { ...carts, server: [...carts.server, serverLine(event.sku, 1, { itemId })] };
          expected.add(event.sku);
        }
      };
      events.forEach(apply);
      merge(Number.POSITIVE_INFINITY);
      const skus = (lines: readonly { readonly sku: string }[]) => lines.map((each) => each.sku).toSorted();
      expect(skus(carts.client)).toEqual([...expected].toSorted());
      expect(skus(carts.server)).toEqual([...expected].toSorted());
    }),
  );
});

test("a second merge plans no steps", () => {
  fc.assert(
    fc.property(carts, policies, (given, policy) => {
      const { client, server } = merged(given, policy);
      expect(mergeCarts(client, server, policy)).toEqual({ steps: [], log: [] });
    }),
  );
});

test("no quantity exceeds the sum of both carts, and none doubles", () => {
  fc.assert(
    fc.property(carts, policies, (given, policy) => {
      const { client } = merged(merged(given, policy), policy);
      for (const held of client) {
        const before = given.client.find((each) => sameLine(each, held))?.quantity ?? 0;
        const there = given.server.find((each) => sameLine(identityOf(each), held))?.quantity ?? 0;
        expect(held.quantity).toBeLessThanOrEqual(policy.mergeQuantities ? before + there : Math.max(before, there));
      }
    }),
  );
});

test("a dry run plans no steps and has the same log", () => {
  fc.assert(
    fc.property(carts, policies, (given, policy) => {
      const dry = mergeCarts(given.client, given.server, { ...policy, dryRun: true });
      expect(dry).toEqual({ steps: [], log: mergeCarts(given.client, given.server, policy).log });
    }),
  );
});
