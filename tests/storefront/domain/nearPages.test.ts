import { expect, test } from "vitest";
import { nearPages } from "#domain/nearPages.ts";

const pages = [
  { label: "Brillen", href: "/de/c/brillen" },
  { label: "Brillen reinigen", href: "/de/blog/3/brillen-reinigen" },
  { label: "Lieferung und Zahlung", href: "/de/delivery" },
  { label: "Über uns", href: "/de/about-us" },
];

test.each([
  ["/blog/999/brille-richtig-reinigen", ["Brillen reinigen", "Brillen"]],
  ["/c/brille", ["Brillen", "Brillen reinigen"]],
  ["/lieferungen", ["Lieferung und Zahlung"]],
  ["/uber-uns-alt", ["Über uns"]],
  ["/xyz", []],
  ["/", []],
])("names what %s may have meant: %j", (pathname, labels) => {
  expect(nearPages(pathname, pages, 2).map(({ label }) => label)).toEqual(labels);
});
