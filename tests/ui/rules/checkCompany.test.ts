import { checkCompany } from "@dioptra/ui/rules";
import { expect, test } from "vitest";

test("an invoice has a name and a number in the form of its country", () => {
  const typed = { company: " Optyka  Nowak ", taxId: "PL 123-456-32-18" };
  expect(checkCompany(typed, "PL")).toEqual({ ok: true, value: { company: "Optyka Nowak", taxId: "1234563218" } });
});

test.each([
  ["", "", { company: "required", taxId: "required" }],
  ["AB", "1234563217", { company: "too-short", taxId: "wrong-checksum" }],
  ["Optyka", "12", { taxId: "wrong-form" }],
])("%j with %j is refused: %j", (company, taxId, errors) => {
  expect(checkCompany({ company, taxId }, "PL")).toEqual({ ok: false, errors });
});
