import { expect, test } from "vitest";
import { testShop } from "../support/testShop.ts";

const pdf = Buffer.from("%PDF-1.7");

test("returns an invoice on behalf of the visitor, kept nowhere on its way", async () => {
  const asked: string[] = [];
  const shop = testShop({
    provider: async (request) => {
      asked.push(`${new URL(request.url).pathname} ${request.headers.get("x-dioptra-visitor")}`);
      return Response.json({ code: 200, result: null });
    },
    makeInvoice: async (path, { origin, fetch }) => {
      await fetch(new Request(`${origin}/api/order/details?order_id=12`));
      return path.endsWith("/000000012.pdf") ? { fileName: "Faktura-000000012.pdf", pdf } : null;
    },
  });
  const cookie = `__Host-dioptra-visitor=${"A".repeat(22)}`;
  const answer = await shop.get("/media/invoices/pl/000000012.pdf", { cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toBe('inline; filename="Faktura-000000012.pdf"');
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(asked).toEqual([`/api/order/details ${"A".repeat(22)}`]);
  await expect(answer.text()).resolves.toBe("%PDF-1.7");
});

test("an order without an invoice, or of others, is not found", async () => {
  const answer = await testShop({}).get("/media/invoices/pl/000000012.pdf");
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});
