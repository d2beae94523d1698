import { expect, test } from "vitest";
import { helplines } from "#configuration/content.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { helplineOf } from "#domain/helpline.ts";

test("every store has a telephone of a country where it has salons, and calls what it shows", () => {
  for (const { code } of storeViews) {
    const { phone, href } = helplineOf({ code }, helplines);
    expect(phone).toMatch(code === "de" ? /^\+49 / : /^\+48 /);
    expect(href).toBe(`tel:${phone.replaceAll(" ", "")}`);
  }
});
