import { expect, test } from "vitest";
import { triedFrames } from "#domain/product/triedFrames.ts";
import { drawn as frame } from "../../../ui/eyewear/measurements.ts";
import { product, variant } from "../samples.ts";

const drawn = (sku: string, color: string, size: string) => variant(sku, color, size, 100, { frame });
const shown = drawn("RED-S", "red", "S");
const nela = product({
  variants: [
    drawn("BLK-S", "black", "S"),
    shown,
    drawn("RED-M", "red", "M"),
    drawn("BLK-M", "black", "M"),
    variant("SKY-S", "sky", "S", 100, { frame, enabled: false }),
    variant("WINE-S", "wine", "S", 100),
    drawn("GOLD-S", "gold", "S"),
  ],
});

test("the frame that is shown comes first, then those that differ in one answer and can be drawn", () => {
  expect(triedFrames(nela, shown)).toEqual([
    { id: "RED-S", name: "Czerwony, Mały", frame },
    { id: "BLK-S", name: "Czarny, Mały", frame },
    { id: "RED-M", name: "Czerwony, Średni", frame },
    // An answer without a name says what it can.
    { id: "GOLD-S", name: "Mały", frame },
  ]);
});

test("a product without variants is tried on by itself, if it is a frame", () => {
  const alone = { ...nela, sku: "N", name: "Nela", frame };
  expect(triedFrames(alone, null)).toEqual([{ id: "N", name: "Nela", frame }]);
  expect(triedFrames({ ...alone, frame: null }, null)).toEqual([]);
});
