import { expect, test } from "vitest";
import { createTextsWith } from "#app/i18n/createTexts.ts";

test("load adds messages to the same object and keeps those that it has", async () => {
  const texts = createTextsWith("pl", { "site.name": "Dioptra" });
  const { messages } = texts;
  await texts.load(["cart"]);
  expect(texts.messages).toBe(messages);
  expect(messages).toMatchObject({ "site.name": "Dioptra", "cart.title": expect.anything() });
});

test("notifies subscribers once for each loaded part", async () => {
  const texts = createTextsWith("pl", {});
  let notifications = 0;
  texts.loaded.subscribe(() => notifications++);
  await texts.load(["cart"]);
  await texts.load(["cart"]);
  expect(notifications).toBe(1);
  expect(texts.loaded.getState().has("cart")).toBe(true);
});

test("does not change the initial messages, which requests share", async () => {
  const shared = {};
  await createTextsWith("pl", shared).load(["cart"]);
  expect(shared).toEqual({});
});
