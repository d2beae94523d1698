import { beforeEach, expect, test } from "vitest";
import { createViewedProducts } from "#app/state/viewedProducts.ts";
import { stubBrowser } from "../support/openTab.ts";

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser();
});

function openTab() {
  const viewed = createViewedProducts();
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
