import { expect, test } from "vitest";
import { canonicalLink } from "#app/layout/canonicalLink.ts";

const page = { pathname: "/legal", search: {}, status: "success" };
const german = { prefix: "/de" };
const hrefs = (...input: Parameters<typeof canonicalLink>) => canonicalLink(...input).map(({ href }) => href);

test("a page names its path in its store view, without a slash at the end", () => {
  expect(canonicalLink([page], german)).toEqual([{ rel: "canonical", href: "/de/legal" }]);
  expect(hrefs([{ ...page, pathname: "/blog/" }], { prefix: "" })).toEqual(["/blog"]);
  expect(hrefs([{ ...page, pathname: "/" }], { prefix: "" })).toEqual(["/"]);
  expect(hrefs([{ ...page, pathname: "/" }], german)).toEqual(["/de"]);
});

test("filtered lists, pages that name it themselves and pages that do not exist get none", () => {
  expect(hrefs([{ ...page, staticData: { namesCanonical: true } }], german)).toEqual([]);
  expect(hrefs([{ ...page, search: { color: ["black"] } }], german)).toEqual([]);
  expect(hrefs([{ ...page, globalNotFound: true }, page], german)).toEqual([]);
  expect(hrefs([{ ...page, status: "notFound" }], german)).toEqual([]);
  expect(hrefs([], german)).toEqual([]);
});

test("a page with one path in all store views leads search engines from each to the others", () => {
  const everywhere = { ...page, staticData: { hasAlternates: true } };
  const alternates = [
    { rel: "alternate", hrefLang: "pl-PL", href: "/legal" },
    { rel: "alternate", hrefLang: "de-DE", href: "/de/legal" },
    { rel: "alternate", hrefLang: "x-default", href: "/legal" },
  ];
  expect(canonicalLink([everywhere], german)).toEqual([{ rel: "canonical", href: "/de/legal" }, ...alternates]);
  expect(canonicalLink([everywhere], { prefix: "" })).toEqual([{ rel: "canonical", href: "/legal" }, ...alternates]);
});
