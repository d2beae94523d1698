import * as fc from "fast-check";
import { expect, test } from "vitest";
import { groupPhone } from "../../../ui/order/groupPhone.ts";

test.each([
  ["+48600100200", "+48 600 100 200"],
  ["+4930901820", "+49 30901820"],
  ["+393471234567", "+39 347 123 4567"],
  ["+390612345678", "+39 0612345678"],
  ["+12125550123", "+1 212 555 0123"],
  ["+4860010020", "+48 60010020"],
  ["+33123456789", "+33123456789"],
  ["600 100 200", "600 100 200"],
  ["", ""],
])("formats %j as %j", (stored, formatted) => expect(groupPhone(stored)).toBe(formatted));

test("only inserts spaces", () => {
  fc.assert(
    fc.property(fc.constantFrom("48", "49", "39", "1"), fc.stringMatching(/^\d{4,12}$/), (code, number) => {
      expect(groupPhone(`+${code}${number}`).replaceAll(" ", "")).toBe(`+${code}${number}`);
    }),
  );
});
