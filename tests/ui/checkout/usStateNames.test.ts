import { usStates } from "@dioptra/ui/rules";
import { expect, test } from "vitest";
import { usStateNames } from "../../../ui/checkout/usStateNames.ts";

test("every state that the rule accepts can be chosen by its name, and no other", () => {
  expect(Object.keys(usStateNames).toSorted()).toEqual(usStates.toSorted());
});
