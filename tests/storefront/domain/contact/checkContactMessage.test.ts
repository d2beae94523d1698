import { describe, expect, test } from "vitest";
import { checkContactMessage } from "#domain/contact/checkContactMessage.ts";
import type { TypedMessage } from "#domain/contact/contactMessage.ts";

const typed: TypedMessage = {
  topic: "order",
  name: "Ala Nowak",
  email: "ala@example.pl",
  orderNumber: "",
  phone: "",
  text: "Gdzie jest paczka?",
};
const check = (change: Partial<TypedMessage> = {}) => checkContactMessage({ ...typed, ...change }, "PL");

describe("a complete message", () => {
  test("is accepted without the number of an order and a telephone", () => {
    expect(check()).toEqual({ ok: true, value: { ...typed, orderNumber: null, phone: null } });
  });

  test("is tidied up, and its telephone is read as one of the country", () => {
    const change = { name: " Ala  Nowak ", orderNumber: "# 000 000 012", phone: "600 100 200", text: "\nHej\n\nty\n" };
    expect(check(change)).toMatchObject({
      ok: true,
      value: { name: "Ala Nowak", orderNumber: "000000012", phone: "+48600100200", text: "Hej\n\nty" },
    });
  });
});

test.each([
  ["topic", { topic: "" }, "required"],
  ["topic", { topic: "nonsense" }, "required"],
  ["name", { name: " " }, "required"],
  ["name", { name: "12" }, "invalid"],
  ["email", { email: "" }, "required"],
  ["email", { email: "ala" }, "invalid"],
  ["orderNumber", { orderNumber: "twelve" }, "invalid"],
  ["orderNumber", { orderNumber: "1234567890" }, "invalid"],
  ["phone", { phone: "600 100" }, "invalid"],
  ["text", { text: " \n" }, "required"],
  ["text", { text: "x".repeat(3001) }, "too-long"],
])("refuses the field %s of %j", (field, change, problem) => {
  expect(check(change)).toEqual({ ok: false, errors: { [field]: problem } });
});

test("names all problems at once", () => {
  const empty = { topic: "", name: "", email: "", text: "", orderNumber: "?", phone: "?" };
  const checked = check(empty);
  expect(Object.keys(checked.ok ? {} : checked.errors)).toEqual(Object.keys(typed));
});
