import { describe, expect, test } from "vitest";
import type { CallName } from "../fixtures.ts";
import type { Provider } from "../provider.ts";

/**
 * Tests what all calls have in common (docs/specification/calls.md#call-2), and calls that belong to no other journey.
 */
export function transport(provider: Provider): void {
  const { postcode, vatNumber, without } = provider.fixtures;
  const has = (name: CallName) => !without.includes(name);
  const at = (path: string) => new URL(provider.url + path);

  describe("every call", () => {
    test("answers JSON, and forbids caching private answers", async () => {
      const answer = await provider.ask("cartPull", { cartId: "no-such-cart" });
      expect(answer.contentType).toContain("application/json");
      expect(answer.headers.get("cache-control")).toMatch(/no-store|no-cache/);
    });

    test("returns 404 in an envelope for an unknown path", async () => {
      await expect(provider.fetch(at("/api/no-such-call"), "GET")).resolves.toMatchObject({ status: 404, code: 404 });
    });

    test.each([
      ["invalid JSON", '{"cartItem":', "application/json"],
      ["another content type", "a=b", "application/x-www-form-urlencoded"],
      ["a list", "[]", "application/json"],
      ["null", "null", "application/json"],
    ])("refuses %s as its body", async (_what, body, type) => {
      const answer = await provider.fetch(at("/api/cart/update?cartId=x"), "POST", body, type);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.code).toBe(answer.status);
    });

    test("refuses a body that is too large", async () => {
      const body = JSON.stringify({ cartItem: { sku: "x".repeat(2 * 1024 * 1024) } });
      const answer = await provider.fetch(at("/api/cart/update?cartId=x"), "POST", body);
      expect([400, 413]).toContain(answer.status);
    });

    test("does not quote a secret in a refusal", async () => {
      const password = `secret-${crypto.randomUUID()}`;
      const answer = await provider.ask("userCreate", {}, { customer: { email: 7 }, password });
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.json)).not.toContain(password);
    });
  });

  describe("calls for the checkout", () => {
    if (has("deliveryPoints"))
      test("returns at most 1000 delivery points", async () => {
        const found = await provider.result("deliveryPoints", { size: "100000" });
        expect((found as readonly unknown[]).length).toBeLessThanOrEqual(1000);
      });

    if (has("expressCheck"))
      test("returns whether express delivery is available for a postcode", async () => {
        await expect(provider.result("expressCheck", { post_code: postcode })).resolves.toMatchObject({
          available: expect.any(Boolean),
        });
      });

    if (has("vatCheck"))
      test("checks a VAT number, and refuses an invalid one", async () => {
        const { country, number } = vatNumber;
        await provider.result("vatCheck", {}, { country_id: country, vat_id: number });
        await expect(provider.ask("vatCheck", {}, { country_id: country, vat_id: "1" })).resolves.toMatchObject({
          status: 400,
        });
      });
  });
}
