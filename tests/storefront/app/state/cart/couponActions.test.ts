import { beforeEach, expect, test, vi } from "vitest";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { put } from "../../support/openTab.ts";

const shop = await openCartShop();

const { cartId, insertCoupon } = shop;
const apply = async (code: string) => (await shop.tab.cart.load()).applyCoupon(code);
const couponOf = () => shop.tab.state().totals?.couponCode;

beforeEach(() => put(shop.tab, shop.fetch, "MR-EMIL", emil));

test("applies a coupon to the line and the total, and removes it again", async () => {
  await insertCoupon("TEN");
  const full = shop.total();
  await expect(apply(" ten ")).resolves.toBeNull();
  expect(couponOf()).toBe("TEN");
  expect(shop.tab.state().lines[0]?.totals?.discount.minor).toBe(22_90);
  expect(shop.total()).toBe((full ?? 0) - 22_90);
  await expect((await shop.tab.cart.load()).removeCoupon(cartId())).resolves.toBeNull();
  expect(couponOf()).toBeNull();
  expect(shop.tab.state().endedCoupon).toBeNull();
  expect(shop.total()).toBe(full);
});

test("sends lines first that the platform does not have yet, also in a cart that it has lost", async () => {
  await insertCoupon("AFTERWARDS");
  await shop.platform.connection.query("delete from carts where id = $1", [cartId()]);
  await expect(apply("AFTERWARDS")).resolves.toBeNull();
  expect(couponOf()).toBe("AFTERWARDS");
});

test.each([
  ["an unknown code", "NOSUCH", null, "incorrect"],
  ["a code that is too long for one", "X".repeat(80), null, "incorrect"],
  ["a code of later", "LATER", { starts_at: "2999-01-01" }, "not-yet"],
  ["an expired code", "OLD", { ends_at: "2020-01-01" }, "expired"],
  ["a code for other goods", "CARE", { kinds: "{care}" }, "applies-to-nothing"],
])("says why %s is refused, and keeps the total", async (_, code, columns, reason) => {
  if (columns) await insertCoupon(code, columns);
  const full = shop.total();
  await expect(apply(code)).resolves.toEqual({ reason });
  expect(shop.total()).toBe(full);
});

test.each([
  ["used up", "COUPON_USED_UP", "used-up"],
  ["for a first order", "COUPON_FOR_FIRST_ORDER", "first-order"],
])("says that a code is %s", async (_, code, reason) => {
  shop.provider = (request) =>
    request.url.includes("apply-coupon")
      ? Promise.resolve(Response.json({ code: 409, result: { code, message: "Incorrect." } }, { status: 409 }))
      : shop.platform.fetch(request);
  await expect(apply("ANY")).resolves.toEqual({ reason });
});

test("says when to try again after too many attempts", async () => {
  shop.provider = (request) =>
    request.url.includes("apply-coupon")
      ? Promise.resolve(
          Response.json(
            { code: 429, result: { code: "TOO_MANY_TRIES", message: "Too many." } },
            { status: 429, headers: { "retry-after": "90" } },
          ),
        )
      : shop.platform.fetch(request);
  await expect(apply("ANY")).resolves.toEqual({ reason: "too-many", minutes: 2 });
});

test.each([
  [401, "TOKEN_INVALID"],
  [429, "TOO_MANY_TRIES"],
])("does not call a code incorrect because of an answer %i %s", async (status, code) => {
  shop.provider = (request) =>
    request.url.includes("apply-coupon")
      ? Promise.resolve(Response.json({ code: status, result: { code, message: "Not now." } }, { status }))
      : shop.platform.fetch(request);
  await expect(apply("ANY")).resolves.toEqual({ reason: "unreachable" });
});

test("removes a coupon of a cart that the platform has lost, and says that a refusal is none of the code", async () => {
  await insertCoupon("GONE");
  await apply("GONE");
  const actions = await shop.tab.cart.load();
  shop.provider = (request) =>
    request.url.includes("delete-coupon")
      ? Promise.resolve(Response.json({ code: 400, result: { code: "MALFORMED" } }, { status: 400 }))
      : shop.platform.fetch(request);
  await expect(actions.removeCoupon(cartId())).resolves.toEqual({ reason: "unreachable" });
  expect(couponOf()).toBe("GONE");
  shop.provider = shop.platform.fetch;
  const lost = cartId();
  await shop.platform.connection.query("delete from carts where id = $1", [lost]);
  await expect(actions.removeCoupon(lost)).resolves.toBeNull();
  expect([couponOf(), shop.tab.state().endedCoupon, shop.tab.state().lines.length]).toEqual([null, null, 1]);
});

test("changes nothing while the shop cannot be reached", async () => {
  await insertCoupon("OUTAGE");
  const full = shop.total();
  shop.provider = async () => {
    throw new TypeError("Failed to fetch");
  };
  await expect(apply("OUTAGE")).resolves.toEqual({ reason: "unreachable" });
  vi.stubGlobal("navigator", { onLine: false });
  await expect(apply("OUTAGE")).resolves.toEqual({ reason: "offline" });
  expect(couponOf()).toBeNull();
  expect(shop.total()).toBe(full);
});

test("remembers a coupon that has ended, until another one is applied", async () => {
  await insertCoupon("ENDING");
  await apply("ENDING");
  await shop.platform.connection.query("update coupons set ends_at = '2020-01-01' where code = 'ENDING'");
  await shop.tab.cart.refreshTotals();
  expect(couponOf()).toBeNull();
  await shop.reload();
  expect(shop.tab.state().endedCoupon).toBe("ENDING");
  await insertCoupon("NEXT");
  await apply("NEXT");
  expect(shop.tab.state().endedCoupon).toBeNull();
});
