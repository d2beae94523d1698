import { describe, expect, test } from "vitest";
import { applyStep, closingEntries, mergeCarts, type MergePolicy, pairLines } from "#domain/cart/merge.ts";
import type { CartLine, ServerLine } from "#domain/cart/cart.ts";
import { identityOf } from "#domain/cart/lines.ts";
import { line, serverLine, withConfigurable, withCustom } from "../samples.ts";

/** The configuration's own policy (docs/specification/cart.md#cart-25). */
const usual: MergePolicy = {
  removed: [],
  force: false,
  dryRun: false,
  mergeQuantities: false,
  canRemove: false,
  canModify: false,
};
const noItem = (party: string) => ({ party, status: "no-item", sku: "A" });
const wrongQuantity = { party: "server", status: "wrong-qty", sku: "A", clientQuantity: 3, serverQuantity: 2 };

describe("every branch of the table", () => {
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
  ])("%s", (_name, client, server, policy, steps, log) => {
    expect(mergeCarts(client, server, { ...usual, ...policy })).toEqual({ steps, log });
  });
});

test("a line that was added up before is not added up again, however often the shopper reloads", () => {
  const known = line("A", 3, { serverItemId: 1, serverCartId: "cart-1" });
  const policy = { ...usual, mergeQuantities: true };
  expect(mergeCarts([known], [serverLine("A", 3)], policy).steps).toEqual([]);
  expect(mergeCarts([known], [serverLine("A", 2)], policy).steps).toMatchObject([{ quantity: 3 }]);
});

test("a line of another cart with the same item id was not added up yet", () => {
  const guest = line("A", 3, { serverItemId: 1, serverCartId: "guest" });
  const plan = mergeCarts([guest], [serverLine("A", 2)], { ...usual, mergeQuantities: true });
  expect(plan.steps).toMatchObject([{ step: "update-on-server", quantity: 5 }]);
});

test("the log names every difference, the client's lines first", () => {
  const plan = mergeCarts([line("A", 3), line("C")], [serverLine("B"), serverLine("A", 2, { itemId: 2 })], usual);
  expect(plan.log).toEqual([wrongQuantity, { ...noItem("server"), sku: "C" }, { ...noItem("client"), sku: "B" }]);
});

test.each([
  [{ hashChanged: true, totalsRequired: false }, "update-required", "no-changes"],
  [{ hashChanged: false, totalsRequired: true }, "no-changes", "update-required"],
])("after the steps, %j ends the log", (after, client, server) => {
  expect(closingEntries(after)).toEqual([
    { party: "client", status: client },
    { party: "server", status: server },
  ]);
});

describe("lines find each other", () => {
  test("by id before by likeness", () => {
    const first = line("A", 1, { productOption: withCustom("-1"), serverItemId: 1 });
    const second = line("A", 1, { productOption: withCustom("-2"), serverItemId: 2 });
    // The platform has written both prescriptions in its own way, the second as the first is written here.
    const servers = [
      serverLine("A", 1, { itemId: 2, productOption: withCustom("-1") }),
      serverLine("A", 1, { itemId: 1, productOption: withCustom("-1.00") }),
    ];
    const { pairs, serverOnly } = pairLines([first, second], servers);
    expect(pairs.map(({ server }) => server?.itemId)).toEqual([1, 2]);
    expect(serverOnly).toEqual([]);
  });

  test("once only", () => {
    const servers = [serverLine("A", 1, { itemId: 1 }), serverLine("A", 1, { itemId: 2 })];
    expect(pairLines([line("A")], servers).serverOnly).toEqual([servers[1]]);
  });

  test("not when the variant was changed here: the old one goes, the new one comes", () => {
    const changed = line("B", 1, { productOption: withConfigurable("50"), serverItemId: 1, serverCartId: "cart-1" });
    const old = serverLine("A", 1, { productOption: withConfigurable("49") });
    const { steps } = mergeCarts([changed], [old], { ...usual, removed: [identityOf(old)], force: true });
    expect(steps.map(({ step }) => step)).toEqual(["update-on-server", "delete-on-server"]);
  });
});

const none = () => null;

describe("a step here", () => {
  const other = line("B");
  const held = line("A", 3, { serverItemId: 9, serverCartId: "old" });

  test("sends a new line without ids that the platform does not know", () => {
    const [sent] = applyStep([held, other], { step: "update-on-server", line: held, server: null, quantity: 3 }, none);
    expect(sent).toEqual({ ...held, serverItemId: null, serverCartId: null });
  });

  test("sends the ids and the quantity that were planned", () => {
    const step = { step: "update-on-server", line: held, server: serverLine("A", 2), quantity: 5 } as const;
    const [sent] = applyStep([held, other], step, none);
    expect(sent).toEqual({ ...held, quantity: 5, serverItemId: 1, serverCartId: "cart-1" });
  });

  test("keeps what the shopper added meanwhile", () => {
    const step = { step: "update-on-server", line: held, server: serverLine("A", 2), quantity: 5 } as const;
    const [sent] = applyStep([{ ...held, quantity: 4 }], step, none);
    expect(sent?.quantity).toBe(6);
  });

  test("adds what only the platform had, at its quantity", () => {
    const server = serverLine("A", 4);
    expect(applyStep([other], { step: "add-locally", server }, () => line("A"))).toEqual([
      other,
      line("A", 4, { agreedQuantity: 4, serverItemId: 1, serverCartId: "cart-1" }),
    ]);
  });

  test("leaves out what nobody knows any more", () => {
    expect(applyStep([other], { step: "add-locally", server: serverLine("A") }, none)).toEqual([other]);
  });

  test("deletes nothing here that is deleted there", () => {
    expect(applyStep([other], { step: "delete-on-server", server: serverLine("A") }, none)).toEqual([other]);
  });
});
