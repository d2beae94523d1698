import { beforeEach, expect, test } from "vitest";
import { createViewedProducts } from "#app/state/viewedProducts.ts";
import { stubBrowser } from "../support/openTab.ts";

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser();
});

function openTab(mayStore = () => true) {
  const viewed = createViewedProducts(mayStore);
  viewed.hydrate();
  return { ...viewed, skus: () => viewed.store.getState().skus };
}

test("a product viewed in one tab is in the list of the others, and survives a reload", () => {
  const [first, second] = [openTab(), openTab()];
  first.remember("A");
  second.remember("B");
  expect(first.skus()).toEqual(["B", "A"]);
  expect(openTab().skus()).toEqual(["B", "A"]);
  expect(JSON.parse(browser.storage.get("dioptra-recently-viewed") ?? "null").state).toEqual({ skus: ["B", "A"] });
});

test("a suspended tab does not overwrite what another one has viewed", () => {
  const [first, second] = [openTab(), openTab()];
  browser.withoutEvents(() => first.remember("A"));
  second.remember("B");
  expect(second.skus()).toEqual(["B", "A"]);
});

test("without consent the list lives as long as the page, and is stored once there is one", () => {
  let isAllowed = false;
  const tab = openTab(() => isAllowed);
  tab.remember("A");
  expect(tab.skus()).toEqual(["A"]);
  expect(browser.storage.size).toBe(0);
  isAllowed = true;
  tab.remember("B");
  expect(openTab().skus()).toEqual(["B", "A"]);
  expect(openTab(() => false).skus()).toEqual([]);
});
