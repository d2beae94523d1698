import { expect, test } from "vitest";
import { configuratorHref, readConfiguratorParams } from "#domain/configurator/href.ts";

test.each([
  [{ parentSku: "HL-NELA", childSku: null }, "/prescription/HL-NELA/lens="],
  [{ parentSku: "HL-NELA", childSku: "HL-NELA" }, "/prescription/HL-NELA/lens="],
  [{ parentSku: "HL-NELA", childSku: "HL-NELA-49-48" }, "/prescription/HL-NELA/HL-NELA-49-48/lens="],
  [
    { parentSku: "A/B", childSku: "A B", lensSku: "DI-SZKLA-160", step: "lens" },
    "/prescription/A%2FB/A%20B/lens=DI-SZKLA-160?step=lens",
  ],
] as const)("names frame, lenses and step: %j", (address, href) => {
  expect(configuratorHref("", address)).toBe(href);
  expect(configuratorHref("/de", address)).toBe(`/de${href}`);
});

test.each([
  [
    { parentSku: "A", childSku: "B", lens: "C" },
    { parentSku: "A", childSku: "B", lensSku: "C" },
  ],
  [
    { parentSku: "A", childSku: "B", lens: "" },
    { parentSku: "A", childSku: "B", lensSku: null },
  ],
  [
    { parentSku: "A", childSku: "lens=" },
    { parentSku: "A", childSku: null, lensSku: null },
  ],
  [
    { parentSku: "A", childSku: "lens=C" },
    { parentSku: "A", childSku: null, lensSku: "C" },
  ],
  [{ parentSku: "A" }, { parentSku: "A", childSku: null, lensSku: null }],
])("reads the parts of a path: %j", (params, address) => {
  expect(readConfiguratorParams(params)).toEqual(address);
});

test("names the line of the cart that is changed", () => {
  const address = { parentSku: "HL-NELA", childSku: null, step: "summary", line: 7 } as const;
  expect(configuratorHref("", address)).toBe("/prescription/HL-NELA/lens=?line=7&step=summary");
});
