import { usStates } from "@dioptra/ui/rules";
import { expect, test } from "vitest";
import { usStateNames } from "../../../ui/checkout/usStateNames.ts";

test("contains a name for exactly the states that the rule accepts", () => {
  expect(Object.keys(usStateNames).toSorted()).toEqual(usStates.toSorted());
});
