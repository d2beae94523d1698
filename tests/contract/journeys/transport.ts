import { describe, expect, test } from "vitest";
import type { CallName } from "../fixtures.ts";
import type { Provider } from "../provider.ts";

/** What is common to all calls (docs/specification/calls.md#call-2), and what stands by itself. */
export function transport(provider: Provider): void {
  const { postcode, vatNumber, without } = provider.fixtures;
  const has = (name: CallName) => !without.includes(name);
  const at = (path: string) => new URL(provider.url + path);

  describe("every call", () => {
    test("answers JSON, and what is somebody's own is kept by nobody", async () => {
      const answer = await provider.ask("cartPull", { cartId: "no-such-cart" });
      expect(answer.contentType).toContain("application/json");
      expect(answer.headers.get("cache-control")).toMatch(/no-store|no-cache/);
    });

    test("that there is not is answered with 404 in an envelope", async () => {
      await expect(provider.fetch(at("/api/no-such-call"), "GET")).resolves.toMatchObject({ status: 404, code: 404 });
    });

    test.each([
      ["no JSON", '{"cartItem":', "application/json"],
      ["another content type", "a=b", "application/x-www-form-urlencoded"],
      ["a list", "[]", "application/json"],
      ["nothing", "null", "application/json"],
    ])("with %s as its body is refused", async (_what, body, type) => {
      const answer = await provider.fetch(at("/api/cart/update?cartId=x"), "POST", body, type);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.code).toBe(answer.status);
    });

    test("is refused when its body has no end", async () => {
      const body = JSON.stringify({ cartItem: { sku: "x".repeat(2 * 1024 * 1024) } });
      const answer = await provider.fetch(at("/api/cart/update?cartId=x"), "POST", body);
      expect([400, 413]).toContain(answer.status);
    });

    test("never repeats a secret that it refuses", async () => {
      const password = `secret-${crypto.randomUUID()}`;
      const answer = await provider.ask("userCreate", {}, { customer: { email: 7 }, password });
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.json)).not.toContain(password);
    });
  });

  describe("around an order", () => {
    if (has("deliveryPoints"))
      test("points are found, and a list of them ends", async () => {
        const found = await provider.result("deliveryPoints", { size: "100000" });
        expect((found as readonly unknown[]).length).toBeLessThanOrEqual(1000);
      });

    if (has("expressCheck"))
      test("express is known by postcode", async () => {
        await expect(provider.result("expressCheck", { post_code: postcode })).resolves.toMatchObject({
          available: expect.any(Boolean),
        });
      });

    if (has("vatCheck"))
      test("a VAT number is looked up, and one that cannot be is refused by its field", async () => {
        const { country, number } = vatNumber;
        await provider.result("vatCheck", {}, { country_id: country, vat_id: number });
        await expect(provider.ask("vatCheck", {}, { country_id: country, vat_id: "1" })).resolves.toMatchObject({
          status: 400,
        });
      });
  });
}
