import { expect, test } from "vitest";
import { cart } from "#configuration/cart.ts";
import { timeZone } from "#configuration/store.ts";
import { settingValues } from "#server/build/settingValues.ts";

/** Returns what the plugin puts in the place of a module of `storefront/configuration`. */
async function load(file: string): Promise<string | null> {
  const { load } = settingValues();
  return load(`${process.cwd()}/storefront/configuration/${file}`);
}

test("bundles the values of a subject", async () => {
  expect(await load("cart.ts")).toContain(`export const cart = ${JSON.stringify(cart)};`);
});

test("bundles the other constants of a subject's module", async () => {
  expect(await load("store.ts")).toContain(`export const timeZone = "${timeZone}";`);
});

test("leaves modules alone that are no subject", async () => {
  expect(await load("setting.ts")).toBeNull();
});
