import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { findStoredPoint } from "#platform/delivery/points.ts";
import { newClient } from "../support/accounts.ts";
import { openForTests } from "../support/openForTests.ts";
import { newCart, putIn } from "../support/shopping.ts";

const platform = await openForTests();

async function points(query: Readonly<Record<string, string>>) {
  const { json } = await platform.get(`delivery/points?${new URLSearchParams({ storeCode: "pl", ...query })}`);
  return endpoints.deliveryPoints.result("PLN").parse(json.result);
}

test("has at least 500 points in 50 towns of both countries, some with hours, payment or an outage", async () => {
  const { rows } = await platform.connection.query<Record<string, number>>(
    `select count(*)::int as points, count(distinct city)::int as towns, count(hours)::int as with_hours,
      count(*) filter (where payment_on_pickup)::int as paid_there, count(*) filter (where not available)::int as out
      from delivery_points`,
  );
  const [counted] = rows;
  expect(counted?.["points"]).toBeGreaterThanOrEqual(500);
  expect(counted?.["towns"]).toBe(50);
  for (const each of ["with_hours", "paid_there", "out"]) expect(counted?.[each], each).toBeGreaterThan(0);
});

test("returns the nearest points first, with their distances", async () => {
  const found = await points({ lat: "50.0614", lng: "19.9366", size: "5" });
  expect(found).toHaveLength(5);
  expect(found.every(({ city }) => city === "Kraków")).toBe(true);
  const distances = found.map(({ distance }) => distance ?? Number.NaN);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test.each([
  [{ q: "lodz" }, "Łódź"],
  [{ q: "Zielona Góra", carrier: "inpost" }, "Zielona Góra"],
  [{ q: "31-0" }, "Kraków"],
])("finds points for %j in %s", async (query, city) => {
  const found = await points(query);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map((point) => point.city))).toEqual(new Set([city]));
});

test("returns only points of the store view's country", async () => {
  const german = await points({ storeCode: "de", q: "Köln" });
  expect(german.map(({ carrierCode }) => carrierCode)).toEqual(german.map(() => "dpd"));
  await expect(points({ storeCode: "de", q: "Kraków" })).resolves.toEqual([]);
});

test("returns the points of another country on request, with their hours", async () => {
  const polish = await points({ storeCode: "de", country: "PL", q: "Kraków" });
  expect(polish.map(({ city }) => city)).toEqual(polish.map(() => "Kraków"));
  expect(polish.length).toBeGreaterThan(0);
  for (const { hours, week } of polish) expect(hours ?? week).not.toHaveLength(0);
  await expect(points({ country: "IT" })).resolves.toEqual([]);
});

test("names only points that have another name than their id", async () => {
  const [locker] = await points({ q: "Toruń", carrier: "inpost", size: "1" });
  expect(locker).not.toHaveProperty("name");
});

test.each([
  [{ size: "100000" }, 100],
  [{ size: "-1" }, 20],
  [{ size: "x", lat: "north" }, 20],
])("limits the number of points for %j to %i", async (query, count) => {
  await expect(points(query)).resolves.toHaveLength(count);
});

test("finds a stored point by its carrier and id", async () => {
  const [point] = await points({ q: "Toruń", carrier: "inpost", size: "1" });
  if (!point) throw new Error("No point found in Toruń.");
  const find = (carrier: string, id: string) =>
    platform.database.read((session) => findStoredPoint(session, carrier, id));
  await expect(find("inpost", point.id)).resolves.toMatchObject({ city: "Toruń", kind: "locker" });
  await expect(find("dpd", point.id)).resolves.toBeNull();
});

async function express(query: Readonly<Record<string, string>>) {
  const { status, json } = await platform.get(
    `delivery/xpress/check?${new URLSearchParams({ storeCode: "pl", ...query })}`,
    newClient(),
  );
  return status === 200 ? endpoints.expressCheck.result("PLN").parse(json.result) : status;
}

// The tests run on a Friday at 13:00 local time.
test("returns the day of an express delivery in towns with a salon", async () => {
  await expect(express({ post_code: "31-005" })).resolves.toEqual({ available: true, deliveredOn: "2026-11-23" });
  await expect(express({ post_code: "31005", ean: "MR-BRUNO-BLACK-53" })).resolves.toMatchObject({ available: true });
  await expect(express({ post_code: "99-999" })).resolves.toEqual({ available: false, deliveredOn: null });
});

test("offers no express for a sold out product, and returns 404 for an unknown one", async () => {
  await platform.setStock("MR-BRUNO-BLACK-53", 0);
  await expect(express({ post_code: "31-005", ean: "MR-BRUNO-BLACK-53" })).resolves.toMatchObject({ available: false });
  await expect(express({ post_code: "31-005", ean: "no-such-thing" })).resolves.toBe(404);
  await expect(express({ post_code: "31-0" })).resolves.toBe(400);
});

test("checks express for the whole cart", async () => {
  const cartId = await newCart(platform);
  await putIn(platform, cartId, { sku: "MR-BRUNO-NAVY-53", qty: 1 });
  await expect(express({ post_code: "31-005", cart: cartId })).resolves.toMatchObject({ available: true });
  await expect(express({ post_code: "31-005", cart: "no-such-cart" })).resolves.toBe(404);
});
