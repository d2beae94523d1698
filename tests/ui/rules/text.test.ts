import { foldText } from "@dioptra/ui/rules";
import { expect, test } from "vitest";

test.each([
  ["Łódź", "lodz"],
  ["Straße", "strasse"],
  ["GÖTTINGEN", "gottingen"],
  ["São João", "sao joao"],
  ["Cœur", "coeur"],
  ["Bielsko-Biała", "bielsko-biala"],
])("%s is compared as %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
