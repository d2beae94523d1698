import { expect, test } from "vitest";
import { textsOf } from "#app/i18n/createTexts.ts";

test("words that come later are added to what can be said, and nothing that is said is another", async () => {
  const texts = textsOf("pl", { "site.name": "Dioptra" });
  const { messages } = texts;
  await texts.load(["cart"]);
  expect(texts.messages).toBe(messages);
  expect(messages).toMatchObject({ "site.name": "Dioptra", "cart.title": expect.anything() });
});

test("whoever waits for words is told when a part has come, once", async () => {
  const texts = textsOf("pl", {});
  let told = 0;
  texts.loaded.subscribe(() => told++);
  await texts.load(["cart"]);
  await texts.load(["cart"]);
  expect(told).toBe(1);
  expect(texts.loaded.getState().has("cart")).toBe(true);
});

test("the words of one visitor are not another's", async () => {
  const shared = {};
  await textsOf("pl", shared).load(["cart"]);
  expect(shared).toEqual({});
});
