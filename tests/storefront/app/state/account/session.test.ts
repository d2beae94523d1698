import { beforeEach, expect, test, vi } from "vitest";
import { sessionActionsOf } from "#app/state/account/sessionActions.ts";
import { checkoutStoreOf } from "#app/state/checkoutStore.ts";
import { createPrescriptionVault } from "#app/state/createVault.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { newEmail, password } from "../../../platform/support/accounts.ts";
import { openingDay } from "../../../platform/support/openTestPlatform.ts";
import { black } from "../../../platform/support/shopping.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { loginGate } from "../../support/loginGate.ts";
import { memoryIndexedDb } from "../../support/memoryIndexedDb.ts";
import { openTab, put, stubBrowser, type Tab } from "../../support/openTab.ts";

const shop = await openCartShop();
let gate: ReturnType<typeof loginGate>;
let indexedDb: ReturnType<typeof memoryIndexedDb>;

beforeEach(() => {
  gate = loginGate(shop.platform.fetch);
  shop.provider = gate.fetch;
  indexedDb = memoryIndexedDb();
  vi.stubGlobal("indexedDB", indexedDb.indexedDB);
});

const actions = (tab: Tab) => sessionActionsOf(tab.session);
const stateOf = (tab: Tab) => tab.session.store.getState();

const isGiven = (tab: Tab) => expect.poll(() => tab.state().customerId).not.toBeNull();
/** Waits until everything that the cart has begun is done. */
const settled = (tab: Tab) => tab.cart.sync("changed");

/**
 * Waits until the customer has the tab's cart. A tab that is still at it when the next browser is opened would write into
 * that one's storage.
 */
async function given(tab: Tab): Promise<void> {
  await isGiven(tab);
  await settled(tab);
}

async function register(tab: Tab, email = newEmail()): Promise<string> {
  const person = { firstName: "Anna", lastName: "Nowak", email, password, terms: true, newsletter: false } as const;
  await expect(actions(tab).register(person)).resolves.toBeNull();
  await given(tab);
  return email;
}

/** Opens another browser, in which nobody is logged in. */
async function openBrowser() {
  stubBrowser();
  const other = loginGate(shop.platform.fetch, "BBBBBBBBBBBBBBBBBBBBBB");
  return { gate: other, tab: await openTab(other.fetch) };
}

const logIn = async (tab: Tab, email: string) => {
  await expect(actions(tab).logIn({ email, password })).resolves.toBeNull();
  await given(tab);
};

test("a guest stays one, without a request", async () => {
  await shop.reload();
  expect(stateOf(shop.tab)).toEqual({ login: "guest", customer: null });
  expect(shop.calls).not.toContain("/api/user/me");
});

test("registering logs in, and the next page knows the customer", async () => {
  const email = await register(shop.tab);
  expect(stateOf(shop.tab)).toMatchObject({ login: "customer", customer: { firstName: "Anna", email } });
  expect(shop.tab.noticeIds()).toContain("account.registered");
  await shop.reload();
  await expect.poll(() => stateOf(shop.tab)).toMatchObject({ login: "customer", customer: { email } });
});

test("says why a login or a registration is refused", async () => {
  const email = await register(shop.tab);
  const { tab } = await openBrowser();
  await expect(actions(tab).logIn({ email, password: "not this one" })).resolves.toEqual({ refused: "no-match" });
  const person = { firstName: "Anna", lastName: "Nowak", email, password, terms: true, newsletter: false } as const;
  await expect(actions(tab).register(person)).resolves.toEqual({ refused: "email-in-use" });
  await expect(actions(tab).register({ ...person, email: newEmail(), password: "password1" })).resolves.toEqual({
    refused: "common",
  });
  expect(stateOf(tab).login).toBe("guest");
});

test("offline, a login is refused without a request", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  await expect(actions(shop.tab).logIn({ email: "a@example.pl", password })).resolves.toEqual({ refused: "offline" });
  expect(shop.calls).not.toContain("/api/user/login");
});

test("the guest's cart goes along once, and equal lines are added up", async () => {
  const { tab: first } = await openBrowser();
  const email = await register(first);
  await put(first, gate.fetch, "MR-BRUNO", black, 2);
  stubBrowser();
  const own = loginGate(shop.platform.fetch);
  const tab = await openTab(own.fetch);
  await put(tab, own.fetch, "MR-BRUNO", black, 1);
  await put(tab, own.fetch, "MR-EMIL", emil, 1);
  await logIn(tab, email);
  expect(tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
  expect(tab.noticeIds()).not.toContain("notice.updated");
  await actions(tab).load();
  await settled(tab);
  expect(tab.pieces()).toEqual({ [black]: 3, [emil]: 1 });
});

test("an empty cart is filled with the customer's own", async () => {
  const email = await register(shop.tab);
  await put(shop.tab, shop.fetch, "MR-EMIL", emil, 2);
  const { tab } = await openBrowser();
  await logIn(tab, email);
  expect(tab.pieces()).toEqual({ [emil]: 2 });
});

/** Inserts a coupon of 10 % for all products. */
const insertCoupon = (code: string, column = "percent", value: unknown = 10) =>
  shop.platform.connection.query(
    `insert into coupons (code, created_at, percent${column === "percent" ? "" : `, ${column}`})
     values ($1, $2, 10${column === "percent" ? "" : ", $3"})`,
    column === "percent" ? [code, openingDay] : [code, openingDay, value],
  );

async function applyCoupon(tab: Tab, code: string): Promise<void> {
  const { connection } = tab.state();
  const cartId = connection.state === "connected" ? connection.token : "";
  const answer = await shop.platform.post(`cart/apply-coupon?cartId=${cartId}&coupon=${code}`, {});
  expect(answer.status).toBe(200);
  await tab.cart.refreshTotals();
}

test("the coupon is taken off and applied again for the customer", async () => {
  await insertCoupon("DLAKAZDEGO");
  await put(shop.tab, shop.fetch, "MR-EMIL", emil);
  await applyCoupon(shop.tab, "DLAKAZDEGO");
  await register(shop.tab);
  expect(shop.calls.filter((path) => path.endsWith("-coupon"))).toEqual([
    "/api/cart/delete-coupon",
    "/api/cart/apply-coupon",
  ]);
  expect(shop.tab.state().totals?.couponCode).toBe("DLAKAZDEGO");
});

test("a coupon that is not for this customer is gone, and a notice says so", async () => {
  await put(shop.tab, shop.fetch, "MR-EMIL", emil);
  await insertCoupon("DOWCZORAJ");
  await applyCoupon(shop.tab, "DOWCZORAJ");
  await shop.platform.connection.query("delete from coupons where code = 'DOWCZORAJ'");
  await register(shop.tab);
  await expect.poll(() => shop.tab.noticeIds()).toContain("notice.couponNotKept");
  await settled(shop.tab);
  expect(shop.tab.state().totals?.couponCode).toBeNull();
  // The notice says more than that the coupon has ended.
  expect(shop.tab.state().endedCoupon).toBeNull();
  expect(shop.tab.pieces()).toEqual({ [emil]: 1 });
});

test("after a login has expired, logging in again doubles nothing", async () => {
  const email = await register(shop.tab);
  await put(shop.tab, shop.fetch, "MR-EMIL", emil, 2);
  gate.expire();
  await actions(shop.tab).load();
  expect(stateOf(shop.tab)).toMatchObject({ login: "expired", customer: { email } });
  await shop.tab.cart.sync("load");
  await logIn(shop.tab, email);
  expect(shop.tab.pieces()).toEqual({ [emil]: 2 });
  const { tab } = await openBrowser();
  await logIn(tab, email);
  expect(tab.pieces()).toEqual({ [emil]: 2 });
});

test("another customer in the same browser does not get the cart of the first one", async () => {
  await register(shop.tab);
  await put(shop.tab, shop.fetch, "MR-EMIL", emil, 2);
  gate.expire();
  await actions(shop.tab).load();
  await register(shop.tab);
  await expect.poll(() => shop.tab.pieces()).toEqual({});
});

test("a refused call of an expired login opens the login over the page", async () => {
  await register(shop.tab);
  actions(shop.tab).expire();
  expect(stateOf(shop.tab).login).toBe("expired");
  expect(shop.tab.panels.isOpen("account")).toBe(true);
});

test("an unreachable platform is not a logout, and the profile is loaded later", async () => {
  await register(shop.tab);
  shop.provider = async () => Promise.reject(new TypeError("fetch failed"));
  await shop.reload();
  await expect.poll(() => stateOf(shop.tab).login).toBe("failed");
  shop.provider = gate.fetch;
  await actions(shop.tab).load();
  expect(stateOf(shop.tab).login).toBe("customer");
});

test("says that the account cannot be loaded after a login, and loads it when asked again", async () => {
  const email = await register(shop.tab);
  stubBrowser();
  let isDown = true;
  const other = loginGate((request) =>
    isDown && new URL(request.url).pathname.endsWith("/user/me")
      ? Promise.resolve(Response.json({ code: 500, result: "x" }, { status: 500 }))
      : shop.platform.fetch(request),
  );
  const tab = await openTab(other.fetch);
  await expect(actions(tab).logIn({ email, password })).resolves.toBeNull();
  expect([stateOf(tab).login, tab.noticeIds()]).toEqual(["failed", ["account.notLoaded"]]);
  isDown = false;
  tab.notices.store.getState().shown[0]?.action?.onAction();
  await expect.poll(() => stateOf(tab).login).toBe("customer");
  expect(tab.noticeIds()).not.toContain("account.notLoaded");
  await given(tab);
});

test("says that the newsletter was not asked for with a registration", async () => {
  shop.provider = (request) =>
    request.url.includes("/newsletter/")
      ? Promise.resolve(Response.json({ code: 500, result: "x" }, { status: 500 }))
      : gate.fetch(request);
  const person = { firstName: "Anna", lastName: "Nowak", email: newEmail(), password, terms: true } as const;
  await expect(actions(shop.tab).register({ ...person, newsletter: true })).resolves.toBeNull();
  expect(shop.tab.noticeIds()).toEqual(["account.registered", "account.newsletterNotAsked"]);
  await given(shop.tab);
});

test("logging out leaves nothing of the person in this browser", async () => {
  const { tab, browser } = shop;
  const email = await register(tab);
  await put(tab, shop.fetch, "MR-EMIL", emil);
  tab.wishlist.toggle({ sku: "MR-EMIL", name: "Emil", childSku: null });
  tab.viewed.remember("MR-EMIL");
  tab.searches.remember("emil");
  const [view] = storeViews;
  if (!view) throw new Error("There is no store view.");
  checkoutStoreOf(tab.notices, view).setState({ personal: { firstName: "Anna", lastName: "Nowak", email } });
  browser.storage.set("dioptra-checkout-de", JSON.stringify({ state: { personal: { email } }, version: 1 }));
  await createPrescriptionVault({ code: "de" }).save("answers:MR-EMIL", 1, { sphere: -2 });
  expect([...browser.storage.values()].join()).toContain(email);
  expect(indexedDb.databases.get("dioptra-prescriptions-de")?.size).toBeGreaterThan(0);

  await expect(actions(tab).logOut()).resolves.toBe(true);
  expect(stateOf(tab)).toEqual({ login: "guest", customer: null });
  expect(tab.noticeIds()).toContain("account.loggedOut");
  expect(tab.pieces()).toEqual({});
  expect([...browser.storage.values()].join()).not.toMatch(/anna|nowak|emil/i);
  expect([...browser.storage.keys()]).not.toContain("dioptra-checkout-de");
  expect(indexedDb.databases.get("dioptra-prescriptions-de")?.size).toBe(0);
});

test("a logout that does not arrive keeps everything and says so", async () => {
  await register(shop.tab);
  shop.provider = async () => Promise.reject(new TypeError("fetch failed"));
  await expect(actions(shop.tab).logOut()).resolves.toBe(false);
  expect(stateOf(shop.tab).login).toBe("customer");
  expect(shop.tab.noticeIds()).toContain("notice.logOutFailed");
});

test("says how to go on when the tokens of a login are refused at once", async () => {
  const email = await register(shop.tab);
  const { tab, gate: other } = await openBrowser();
  other.dropTokens();
  await expect(actions(tab).logIn({ email, password })).resolves.toBeNull();
  expect(stateOf(tab).login).toBe("guest");
  expect(tab.noticeIds()).toContain("account.tokenFailed");
});

test("says how to go on when a login has expired twice within a minute", async () => {
  const email = await register(shop.tab);
  actions(shop.tab).expire();
  actions(shop.tab).expire();
  expect(shop.tab.noticeIds()).not.toContain("account.tokenFailed");
  await logIn(shop.tab, email);
  actions(shop.tab).expire();
  expect(shop.tab.noticeIds()).toContain("account.tokenFailed");
  await logIn(shop.tab, email);
  expect(shop.tab.noticeIds()).not.toContain("account.tokenFailed");
});
