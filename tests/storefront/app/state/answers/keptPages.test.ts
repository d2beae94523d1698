import { expect, test } from "vitest";
import type { KeptAnswer } from "#app/state/answers/answerStore.ts";
import { keptPages } from "#app/state/answers/keptPages.ts";

const answers: readonly KeptAnswer[] = [
  { key: ["categories"], data: [{ id: 3, name: "Brillen", slug: "brillen" }], savedAt: 1 },
  { key: ["list", 3, {}], data: { products: [], total: 111 }, savedAt: 2 },
  { key: ["list", 3, { color: "black" }], data: { products: [], total: 9 }, savedAt: 3 },
  { key: ["product", "HL-NELA"], data: { parentSku: "HL-NELA", slug: "nela", name: "Nela" }, savedAt: 5 },
  { key: ["product", "GONE"], data: null, savedAt: 6 },
  { key: ["article", 4], data: { id: 4, slug: "pd", title: "Der Augenabstand" }, savedAt: 4 },
  { key: ["page", "faq"], data: { identifier: "faq", title: "Fragen" }, savedAt: 7 },
  { key: ["shelf", "newProduct"], data: { products: [], total: 0 }, savedAt: 8 },
];

test("names the pages that were seen, the last one first, and no parts of pages", () => {
  expect(keptPages(answers, { prefix: "/de" })).toEqual([
    { href: "/de/faq", title: "Fragen" },
    { href: "/de/p/HL-NELA/nela", title: "Nela" },
    { href: "/de/blog/4/pd", title: "Der Augenabstand" },
    { href: "/de/c/brillen", title: "Brillen" },
  ]);
});

test("names each page once, at the time when it was seen last", () => {
  const again: KeptAnswer = { key: ["product", "HL-NELA-BLACK"], data: answers[3]?.data, savedAt: 9 };
  const pages = keptPages([...answers, again], { prefix: "" });
  expect(pages[0]).toEqual({ href: "/p/HL-NELA/nela", title: "Nela" });
  expect(pages).toHaveLength(4);
});
