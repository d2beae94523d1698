import { expect, test } from "vitest";
import { downloadHref, downloadStanding, linkedDownloadHref, readDownloadPath } from "#domain/order/download.ts";
import type { OrderStatus } from "#domain/order/order.ts";

test.each<readonly [readonly OrderStatus[], ReturnType<typeof downloadStanding>]>([
  [["awaiting_confirmation"], "unpaid"],
  [["pending"], "unpaid"],
  [["pending", "paid"], "open"],
  [["pending", "paid", "in_production", "shipped"], "open"],
  // Paid on delivery: sent before anybody has paid.
  [["pending", "shipped"], "unpaid"],
  [["pending", "shipped", "completed"], "open"],
  [["pending", "canceled"], "ended"],
  [["pending", "paid", "canceled"], "ended"],
  [["pending", "paid", "refunded"], "ended"],
])("the download of an order that was %j is %s", (statuses, standing) => {
  const steps = statuses.map((status) => ({ status }));
  expect(downloadStanding({ status: statuses.at(-1) ?? "pending", steps })).toBe(standing);
});

test("reads the addresses that it writes, and no others", () => {
  const store = { code: "pl" };
  expect(readDownloadPath(downloadHref("000000012", 7, store))).toEqual({
    storeCode: "pl",
    number: "000000012",
    lineId: "7",
  });
  expect(readDownloadPath(linkedDownloadHref("a-B_9", "7", store))).toEqual({
    storeCode: "pl",
    token: "a-B_9",
    lineId: "7",
  });
  // As in mails that were sent before.
  expect(readDownloadPath("/media/downloads/pl/000000012/7.pdf")).toMatchObject({ number: "000000012", lineId: "7" });
  for (const path of ["/media/downloads/pl/12.pdf", "/media/downloads/pl/12/x.pdf", "/media/downloads/pl/../7/1.pdf"]) {
    expect(readDownloadPath(path)).toBeNull();
  }
});
