import { beforeEach, expect, test } from "vitest";
import { createNotices } from "#app/state/notices.ts";
import { createSavedLists } from "#app/state/savedLists.ts";
import { stubBrowser } from "../support/openTab.ts";

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser();
});

const frame = (sku: string) => ({ sku, name: `Frame ${sku}`, childSku: null });

function openTab() {
  const notices = createNotices();
  const lists = createSavedLists(notices);
  for (const list of Object.values(lists)) list.hydrate();
  const skusOf = (name: keyof typeof lists) => lists[name].store.getState().items.map(({ sku }) => sku);
  return { ...lists, skusOf, noticeIds: () => notices.store.getState().shown.map(({ message }) => message.id) };
}

test("stores both lists under the keys of the specification, with a quantity", () => {
  const tab = openTab();
  tab.wishlist.toggle(frame("A"));
  tab.comparison.toggle(frame("B"));
  const read = (key: string) => JSON.parse(browser.storage.get(key) ?? "null").state.items;
  expect(read("current-wishlist")).toEqual([{ ...frame("A"), qty: 1 }]);
  expect(read("current-compare")).toEqual([{ ...frame("B"), qty: 1 }]);
});

test("a product chosen in one tab is chosen in the others, and survives a reload", () => {
  const [first, second] = [openTab(), openTab()];
  first.wishlist.toggle(frame("A"));
  second.wishlist.toggle(frame("B"));
  expect(first.skusOf("wishlist")).toEqual(["B", "A"]);
  expect(openTab().skusOf("wishlist")).toEqual(["B", "A"]);
});

test("a suspended tab does not overwrite what another one has added", () => {
  const [first, second] = [openTab(), openTab()];
  browser.withoutEvents(() => first.wishlist.toggle(frame("A")));
  second.wishlist.toggle(frame("B"));
  expect(second.skusOf("wishlist")).toEqual(["B", "A"]);
});

test("choosing a product again removes it", () => {
  const tab = openTab();
  tab.comparison.toggle(frame("A"));
  tab.comparison.toggle(frame("A"));
  expect(tab.skusOf("comparison")).toEqual([]);
});

test("a full comparison says so instead of dropping a product", () => {
  const tab = openTab();
  for (const sku of ["A", "B", "C", "D", "E"]) tab.comparison.toggle(frame(sku));
  expect(tab.skusOf("comparison")).toEqual(["D", "C", "B", "A"]);
  expect(tab.noticeIds()).toEqual(["notice.comparisonFull"]);
});
