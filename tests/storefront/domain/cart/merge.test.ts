import { describe, expect, test } from "vitest";
import { applyStep, closingEntries, mergeCarts, type MergePolicy, pairLines } from "#domain/cart/merge.ts";
import type { CartLine, ServerLine } from "#domain/cart/cart.ts";
import { identityOf } from "#domain/cart/lines.ts";
import { line, serverLine, withConfigurable, withCustom } from "../samples.ts";

/** The policy of the default configuration (docs/specification/cart.md#cart-25). */
const defaultPolicy: MergePolicy = {
  removed: [],
  force: false,
  dryRun: false,
  mergeQuantities: false,
  canRemove: false,
  canModify: false,
};
const noItem = (party: string) => ({ party, status: "no-item", sku: "A" });
const wrongQuantity = { party: "server", status: "wrong-qty", sku: "A", clientQuantity: 3, serverQuantity: 2 };

describe("mergeCarts", () => {
  const here = line("A", 3);
  const there = serverLine("A", 2);
  const update = (quantity: number) => ({ step: "update-on-server", line: here, server: there, quantity });
  const added = { step: "update-on-server", line: here, server: null, quantity: 3 };
  const removed = { step: "remove-locally", line: here };
  const taken = { step: "take-server-quantity", line: here, server: there };
  const equal = serverLine("A", 3);
  const ids = { step: "take-server-ids", line: here, server: equal };
  const sum = (server: ServerLine) => ({ step: "update-on-server", line: here, server, quantity: 3 + server.quantity });
  const sumLog = { ...wrongQuantity, serverQuantity: 3 };

  test.each<
    [
      name: string,
      client: CartLine[],
      server: ServerLine[],
      policy: Partial<MergePolicy>,
      steps: object[],
      log: object[],
    ]
  >([
    ["client only, dry run", [here], [], { dryRun: true }, [], [noItem("server")]],
    ["client only, dry run and forced", [here], [], { dryRun: true, force: true }, [], [noItem("server")]],
    ["client only", [here], [], {}, [added], [noItem("server")]],
    ["client only, forced", [here], [], { force: true }, [added], [noItem("server")]],
    [
      "client only, forced, though it may be removed",
      [here],
      [],
      { force: true, canRemove: true },
      [added],
      [noItem("server")],
    ],
    ["client only, may be removed", [here], [], { canRemove: true }, [removed], [noItem("server")]],
    ["quantities differ, dry run", [here], [there], { dryRun: true }, [], [wrongQuantity]],
    ["quantities differ", [here], [there], {}, [update(3)], [wrongQuantity]],
    ["quantities differ, forced", [here], [there], { force: true }, [update(3)], [wrongQuantity]],
    [
      "quantities differ, forced, though it may be modified",
      [here],
      [there],
      { force: true, canModify: true },
      [update(3)],
      [wrongQuantity],
    ],
    ["quantities differ, may be modified", [here], [there], { canModify: true }, [taken], [wrongQuantity]],
    ["quantities differ and are added up", [here], [there], { mergeQuantities: true }, [update(5)], [wrongQuantity]],
    [
      "quantities are added up, though it may be modified",
      [here],
      [there],
      { mergeQuantities: true, canModify: true },
      [update(5)],
      [wrongQuantity],
    ],
    ["quantities are added up, dry run", [here], [there], { mergeQuantities: true, dryRun: true }, [], [wrongQuantity]],
    ["equal quantities are added up", [here], [equal], { mergeQuantities: true }, [sum(equal)], [sumLog]],
    ["equal quantities", [here], [equal], {}, [ids], []],
    ["equal quantities, forced", [here], [equal], { force: true }, [ids], []],
    ["equal quantities, dry run", [here], [equal], { dryRun: true }, [], []],
    ["server only, dry run", [], [there], { dryRun: true }, [], [noItem("client")]],
    ["server only, dry run and forced", [], [there], { dryRun: true, force: true }, [], [noItem("client")]],
    ["server only", [], [there], {}, [{ step: "add-locally", server: there }], [noItem("client")]],
    ["server only, forced", [], [there], { force: true }, [{ step: "add-locally", server: there }], [noItem("client")]],
    [
      "server only, removed here",
      [],
      [there],
      { removed: [here] },
      [{ step: "delete-on-server", server: there }],
      [noItem("client")],
    ],
    [
      "server only, another one removed here",
      [],
      [there],
      { removed: [line("B")], force: true },
      [{ step: "add-locally", server: there }],
      [noItem("client")],
    ],
    ["removed here and put back", [here], [equal], { removed: [here], force: true }, [ids], []],
    ["nothing on either side", [], [], { force: true }, [], []],
  ])("plans the steps for: %s", (_name, client, server, policy, steps, log) => {
    expect(mergeCarts(client, server, { ...defaultPolicy, ...policy })).toEqual({ steps, log });
  });
});

test("adds up the quantities of a line only once, also after reloads", () => {
  const known = line("A", 3, { serverItemId: 1, serverCartId: "cart-1" });
  const policy = { ...defaultPolicy, mergeQuantities: true };
  expect(mergeCarts([known], [serverLine("A", 3)], policy).steps).toEqual([]);
  expect(mergeCarts([known], [serverLine("A", 2)], policy).steps).toMatchObject([{ quantity: 3 }]);
});

test("adds up a line of another cart that has the same item id", () => {
  const guest = line("A", 3, { serverItemId: 1, serverCartId: "guest" });
  const plan = mergeCarts([guest], [serverLine("A", 2)], { ...defaultPolicy, mergeQuantities: true });
  expect(plan.steps).toMatchObject([{ step: "update-on-server", quantity: 5 }]);
});

test("logs every difference, the client's lines first", () => {
  const plan = mergeCarts(
    [line("A", 3), line("C")],
    [serverLine("B"), serverLine("A", 2, { itemId: 2 })],
    defaultPolicy,
  );
  expect(plan.log).toEqual([wrongQuantity, { ...noItem("server"), sku: "C" }, { ...noItem("client"), sku: "B" }]);
});

test.each([
  [{ hashChanged: true, totalsRequired: false }, "update-required", "no-changes"],
  [{ hashChanged: false, totalsRequired: true }, "no-changes", "update-required"],
])("closingEntries of %j", (after, client, server) => {
  expect(closingEntries(after)).toEqual([
    { party: "client", status: client },
    { party: "server", status: server },
  ]);
});

describe("pairLines", () => {
  test("pairs by id before pairing by options", () => {
    const first = line("A", 1, { productOption: withCustom("-1"), serverItemId: 1 });
    const second = line("A", 1, { productOption: withCustom("-2"), serverItemId: 2 });
    // The platform has reformatted both prescriptions, so that the second one equals the first one here.
    const servers = [
      serverLine("A", 1, { itemId: 2, productOption: withCustom("-1") }),
      serverLine("A", 1, { itemId: 1, productOption: withCustom("-1.00") }),
    ];
    const { pairs, serverOnly } = pairLines([first, second], servers);
    expect(pairs.map(({ server }) => server?.itemId)).toEqual([1, 2]);
    expect(serverOnly).toEqual([]);
  });

  test("uses each line only once", () => {
    const servers = [serverLine("A", 1, { itemId: 1 }), serverLine("A", 1, { itemId: 2 })];
    expect(pairLines([line("A")], servers).serverOnly).toEqual([servers[1]]);
  });

  test("does not pair a changed variant: the old line is deleted, the new one is added", () => {
    const changed = line("B", 1, { productOption: withConfigurable("50"), serverItemId: 1, serverCartId: "cart-1" });
    const old = serverLine("A", 1, { productOption: withConfigurable("49") });
    const { steps } = mergeCarts([changed], [old], { ...defaultPolicy, removed: [identityOf(old)], force: true });
    expect(steps.map(({ step }) => step)).toEqual(["update-on-server", "delete-on-server"]);
  });
});

const resolveNone = () => null;

describe("applyStep", () => {
  const other = line("B");
  const held = line("A", 3, { serverItemId: 9, serverCartId: "old" });

  test("sends a new line without outdated ids", () => {
    const [sent] = applyStep(
      [held, other],
      { step: "update-on-server", line: held, server: null, quantity: 3 },
      resolveNone,
    );
    expect(sent).toEqual({ ...held, serverItemId: null, serverCartId: null });
  });

  test("sends the planned ids and quantity", () => {
    const step = { step: "update-on-server", line: held, server: serverLine("A", 2), quantity: 5 } as const;
    const [sent] = applyStep([held, other], step, resolveNone);
    expect(sent).toEqual({ ...held, quantity: 5, serverItemId: 1, serverCartId: "cart-1" });
  });

  test("keeps a quantity that the shopper has added meanwhile", () => {
    const step = { step: "update-on-server", line: held, server: serverLine("A", 2), quantity: 5 } as const;
    const [sent] = applyStep([{ ...held, quantity: 4 }], step, resolveNone);
    expect(sent?.quantity).toBe(6);
  });

  test("adds a line that only the platform had, with its quantity", () => {
    const server = serverLine("A", 4);
    expect(applyStep([other], { step: "add-locally", server }, () => line("A"))).toEqual([
      other,
      line("A", 4, { agreedQuantity: 4, serverItemId: 1, serverCartId: "cart-1" }),
    ]);
  });

  test("adds nothing for a product that is not sold any more", () => {
    expect(applyStep([other], { step: "add-locally", server: serverLine("A") }, resolveNone)).toEqual([other]);
  });

  test("does not change the lines when a line is deleted at the platform", () => {
    expect(applyStep([other], { step: "delete-on-server", server: serverLine("A") }, resolveNone)).toEqual([other]);
  });
});
