import { assert, constantFrom, nat, pre, property, string } from "fast-check";
import { expect, test } from "vitest";
import { digest, isSame, keyFor, seal, unseal } from "#platform/kernel/secrets/tokens.ts";
import { testSettings } from "../../support/testParts.ts";

const key = keyFor(testSettings.secret, "order-status");

test("what is sealed comes back whole, and stands in an address as it is", () => {
  assert(
    property(string({ unit: "binary" }), string(), (text, about) => {
      pre(text.isWellFormed());
      const sealed = seal(key, text, about);
      expect(sealed).toMatch(/^[\w-]+$/);
      expect(unseal(key, sealed, about)).toBe(text);
    }),
  );
});

test("the same text is never sealed alike twice", () => {
  expect(seal(key, "17")).not.toBe(seal(key, "17"));
});

test("what was changed by a single sign opens no more", () => {
  const sealed = seal(key, "order 17");
  assert(
    property(nat(sealed.length - 1), constantFrom(..."abcXYZ019-_"), (place, sign) => {
      const changed = sealed.slice(0, place) + sign + sealed.slice(place + 1);
      // The last sign of base64url holds bits that stand for nothing.
      pre(Buffer.from(changed, "base64url").compare(Buffer.from(sealed, "base64url")) !== 0);
      expect(unseal(key, changed)).toBeNull();
    }),
  );
});

test.each([
  ["another purpose", () => unseal(keyFor(testSettings.secret, "group-token"), seal(key, "17"))],
  ["another secret", () => unseal(keyFor("x".repeat(43), "order-status"), seal(key, "17"))],
  ["another subject", () => unseal(key, seal(key, "17", "order"), "customer")],
  ["nothing", () => unseal(key, "")],
  ["no token", () => unseal(key, "żółw!")],
])("a token of %s opens nothing", (_what, opened) => {
  expect(opened()).toBeNull();
});

test("a token at rest says nothing of itself, and is known again", () => {
  expect(digest("token")).not.toContain("token");
  expect(isSame(digest("token"), digest("token"))).toBe(true);
  expect(isSame("token", "token2")).toBe(false);
});
