import { assert, emailAddress, property, stringMatching } from "fast-check";
import { describe, expect, test } from "vitest";
import { mailboxOf, maskEmail } from "#domain/customer/mailbox.ts";

describe("mailbox", () => {
  describe("mailboxOf", () => {
    test.each([
      ["ala@example.pl", "ala@example.pl"],
      [" Ala.Nowak@Example.PL ", "ala.nowak@example.pl"],
      ["ala\u200b@example.pl", "ala@example.pl"],
      ["o’hara@example.pl", "o'hara@example.pl"],
      ["ala+sklep@example.pl", "ala@example.pl"],
      ["ala+sklep+2@example.pl", "ala@example.pl"],
      ["ala+@example.pl", "ala@example.pl"],
      ["a.l.a@example.pl", "a.l.a@example.pl"],
      ["a.l.a@gmail.com", "ala@gmail.com"],
      ["A.L.A+sklep@GoogleMail.com", "ala@gmail.com"],
      ["ala@gmail.com.example", "ala@gmail.com.example"],
      ["ala@müller.example", "ala@xn--mller-kva.example"],
      ["ala@xn--mller-kva.example", "ala@xn--mller-kva.example"],
      ["+ala@example.pl", "+ala@example.pl"],
      ["no address", "no address"],
    ])("%s is %s", (email, mailbox) => {
      expect(mailboxOf(email)).toBe(mailbox);
    });

    test("is idempotent", () => {
      assert(property(emailAddress(), (email) => mailboxOf(mailboxOf(email)) === mailboxOf(email)));
    });

    test("ignores letter case and tags", () => {
      assert(
        property(stringMatching(/^[a-z]\w{0,9}$/), stringMatching(/^[\w.]{0,9}$/), (name, tag) => {
          expect(mailboxOf(`${name.toUpperCase()}+${tag}@Example.pl`)).toBe(mailboxOf(`${name}@example.pl`));
        }),
      );
    });
  });
});

describe("maskEmail", () => {
  test.each([
    ["ala@example.pl", "a…@example.pl"],
    ["a@example.pl", "a…@example.pl"],
    ["żaneta@example.pl", "ż…@example.pl"],
    ["no-address", "…"],
    ["", "…"],
  ])("masks %j as %j", (email, shown) => {
    expect(maskEmail(email)).toBe(shown);
  });
});
