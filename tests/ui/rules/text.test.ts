import { foldText } from "@dioptra/ui/rules";
import { expect, test } from "vitest";

test.each([
  ["Łódź", "lodz"],
  ["Straße", "strasse"],
  ["GÖTTINGEN", "gottingen"],
  ["São João", "sao joao"],
  ["Cœur", "coeur"],
  ["Bielsko-Biała", "bielsko-biala"],
])("folds %s to %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
