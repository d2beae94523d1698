import { expect, test } from "vitest";
import { storeViews } from "#configuration/storeViews.ts";
import { alternatesOf } from "#domain/alternates.ts";

test("names a page in each enabled store view that has it, and the default one for everybody else", () => {
  expect(alternatesOf(storeViews, ({ code }) => `/${code}`)).toEqual([
    { rel: "alternate", hrefLang: "pl-PL", href: "/pl" },
    { rel: "alternate", hrefLang: "de-DE", href: "/de" },
    { rel: "alternate", hrefLang: "x-default", href: "/pl" },
  ]);
});

test("names nothing if only one store view has the page", () => {
  expect(alternatesOf(storeViews, ({ code }) => (code === "de" ? "/de" : null))).toEqual([]);
  expect(alternatesOf(storeViews, () => null)).toEqual([]);
});
