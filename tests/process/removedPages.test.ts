import { beforeAll, expect, test } from "vitest";
import { operator } from "../support/operator.ts";
import { readPage } from "../support/pageReader.ts";
import { type Shop, startShop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  return shop.remove;
});

const open = (path: string) => readPage(shop.origin + path);
const textOf = async (path: string) => (await fetch(shop.origin + path)).text();

/** Follows the redirect from an address with another slug. */
async function addressOf(path: string): Promise<string> {
  const { status, location } = await open(path);
  expect(status).toBe(301);
  return new URL(location ?? "", shop.origin).pathname;
}

test("what the staff removed answers 410 with what is near, leaves sitemaps, feeds and the footer, and can come back", async () => {
  const removed = [
    { words: ["article", "1"], path: await addressOf("/blog/1/x"), listed: "/sitemaps/articles.xml" },
    { words: ["page", "about-us"], path: "/about-us", listed: "/sitemaps/pages.xml" },
    { words: ["product", "MR-BRUNO"], path: await addressOf("/p/MR-BRUNO/x"), listed: "/feeds/pl.tsv" },
  ];
  for (const { words, path, listed } of removed) {
    expect((await open(path)).status, path).toBe(200);
    await expect(textOf(listed)).resolves.toContain(path);
    if (listed === "/sitemaps/pages.xml") expect((await open("/cart")).links).toContain(path);
    await operator(shop, "remove", ...words);
  }
  for (const { path, listed } of removed) {
    const page = await open(path);
    expect(page, path).toMatchObject({ status: 410, title: "Tej strony już nie ma – Dioptra", canonical: null });
    expect(page.words).toContain("Usunęliśmy ją na stałe");
    await expect(textOf(listed)).resolves.not.toContain(path);
  }
  for (const cart of ["/cart", "/de/cart"]) {
    const { links } = await open(cart);
    expect(links.filter((href) => href.endsWith("/about-us"))).toEqual([]);
    expect(links.filter((href) => href.endsWith("/returns"))).toHaveLength(1);
  }
  const german = await open("/de/about-us");
  expect(german.status).toBe(410);
  expect(german.words).toContain("Diese Seite gibt es nicht mehr");

  const [{ words, path } = { words: [], path: "" }] = removed;
  await operator(shop, "restore", ...words);
  expect((await open(path)).status).toBe(200);
});

test("what never existed answers 404", async () => {
  for (const path of ["/blog/999/x", "/i/nowhere", "/p/MR-NOBODY/x", "/nowhere"])
    expect((await open(path)).status, path).toBe(404);
});
