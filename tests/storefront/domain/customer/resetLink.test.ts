import { expect, test } from "vitest";
import { resetLink } from "#domain/customer/resetLink.ts";

const anna = { email: "anna+shop@example.com", token: "a_b-C1" };

test("a link is read as its mail has written it", () => {
  expect(resetLink(`#${new URLSearchParams({ ...anna })}`)).toEqual(anna);
});

test.each([
  ["nothing", ""],
  ["the sign alone", "#"],
  ["another place of the page", "#main"],
  ["no token", "#email=anna%40example.com"],
  ["an empty token", "#email=anna%40example.com&token="],
  ["no address", "#token=abc"],
  ["an address that is none", "#email=anna&token=abc"],
])("%s is no link", (_name, fragment) => expect(resetLink(fragment)).toBeNull());
