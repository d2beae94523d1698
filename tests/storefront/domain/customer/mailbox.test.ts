import { assert, emailAddress, property, stringMatching } from "fast-check";
import { describe, expect, test } from "vitest";
import { mailboxOf, shortenedEmail } from "#domain/customer/mailbox.ts";

describe("mailbox", () => {
  describe("the mailbox of an address", () => {
    test.each([
      ["ala@example.pl", "ala@example.pl"],
      [" Ala.Nowak@Example.PL ", "ala.nowak@example.pl"],
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

    test("is its own mailbox, whatever is typed", () => {
      assert(property(emailAddress(), (email) => mailboxOf(mailboxOf(email)) === mailboxOf(email)));
    });

    test("does not depend on letter case or on a tag", () => {
      assert(
        property(stringMatching(/^[a-z]\w{0,9}$/), stringMatching(/^[\w.]{0,9}$/), (name, tag) => {
          expect(mailboxOf(`${name.toUpperCase()}+${tag}@Example.pl`)).toBe(mailboxOf(`${name}@example.pl`));
        }),
      );
    });
  });
});

describe("shortenedEmail", () => {
  test.each([
    ["ala@example.pl", "a…@example.pl"],
    ["a@example.pl", "a…@example.pl"],
    ["żaneta@example.pl", "ż…@example.pl"],
    ["no-address", "…"],
    ["", "…"],
  ])("%j is shown as %j", (email, shown) => {
    expect(shortenedEmail(email)).toBe(shown);
  });
});
