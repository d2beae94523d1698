import { assert, constantFrom, nat, pre, property, string } from "fast-check";
import { expect, test } from "vitest";
import { digest, isEqualInConstantTime, keyFor, seal, unseal } from "#platform/kernel/secrets/tokens.ts";
import { testSettings } from "../../support/testParts.ts";

const key = keyFor(testSettings.secret, "order-status");

test("unseals the sealed text, which is safe in URLs", () => {
  assert(
    property(string({ unit: "binary" }), string(), (text, context) => {
      pre(text.isWellFormed());
      const sealed = seal(key, text, context);
      expect(sealed).toMatch(/^[\w-]+$/);
      expect(unseal(key, sealed, context)).toBe(text);
    }),
  );
});

test("seals the same text differently each time", () => {
  expect(seal(key, "17")).not.toBe(seal(key, "17"));
});

test("does not unseal a text with a changed character", () => {
  const sealed = seal(key, "order 17");
  assert(
    property(nat(sealed.length - 1), constantFrom(..."abcXYZ019-_"), (place, character) => {
      const changed = sealed.slice(0, place) + character + sealed.slice(place + 1);
      // The last character of base64url may contain unused bits.
      pre(Buffer.from(changed, "base64url").compare(Buffer.from(sealed, "base64url")) !== 0);
      expect(unseal(key, changed)).toBeNull();
    }),
  );
});

test.each([
  ["another purpose", () => unseal(keyFor(testSettings.secret, "group-token"), seal(key, "17"))],
  ["another secret", () => unseal(keyFor("x".repeat(43), "order-status"), seal(key, "17"))],
  ["another context", () => unseal(key, seal(key, "17", "order"), "customer")],
  ["an empty text", () => unseal(key, "")],
  ["a text that is not a token", () => unseal(key, "żółw!")],
])("does not unseal a token of %s", (_what, opened) => {
  expect(opened()).toBeNull();
});

test("stores a token as a digest that equals itself and does not contain the token", () => {
  expect(digest("token")).not.toContain("token");
  expect(isEqualInConstantTime(digest("token"), digest("token"))).toBe(true);
  expect(isEqualInConstantTime("token", "token2")).toBe(false);
});
