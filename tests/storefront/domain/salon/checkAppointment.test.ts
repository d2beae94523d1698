import { expect, test } from "vitest";
import { checkAppointment } from "#domain/salon/checkAppointment.ts";

const typed = {
  reason: "eye-test",
  day: "2026-12-01",
  time: "09:30",
  name: "Ala Nowak",
  email: "ala@example.pl",
  phone: "600 100 200",
};

test("accepts a complete request, with its telephone as one of the salon's country", () => {
  expect(checkAppointment(typed, "PL")).toEqual({ ok: true, value: { ...typed, phone: "+48600100200" } });
  expect(checkAppointment({ ...typed, phone: "030 901820" }, "DE")).toMatchObject({ value: { phone: "+4930901820" } });
});

test.each([
  ["reason", "", "required"],
  ["reason", "haircut", "required"],
  ["day", "", "required"],
  ["day", "2026-02-30", "required"],
  ["time", "", "required"],
  ["time", "25:00", "required"],
  ["name", "", "required"],
  ["name", "7", "invalid"],
  ["email", "", "required"],
  ["email", "ala@", "invalid"],
  ["phone", "", "required"],
  ["phone", "600", "invalid"],
])("refuses %s %j", (field, value, problem) => {
  expect(checkAppointment({ ...typed, [field]: value }, "PL")).toEqual({ ok: false, errors: { [field]: problem } });
});
