import { beforeEach, expect, test, vi } from "vitest";
import { sessionActionsOf } from "#app/state/account/sessionActions.ts";
import { checkoutOf } from "#app/state/checkout/createCheckout.ts";
import { configuration } from "#configuration/index.ts";
import { newEmail, password } from "../../../platform/support/accounts.ts";
import { countOf } from "../../../platform/support/countOf.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { loginGate } from "../../support/loginGate.ts";
import { memoryIndexedDb } from "../../support/memoryIndexedDb.ts";
import { clientOf, put } from "../../support/openTab.ts";
import { answerSteps, pressOrder } from "../../support/placing.ts";

const shop = await openCartShop();
let gate: ReturnType<typeof loginGate>;
/** Whether the answer to the request that places an order is lost, although the order arrives. */
let isAnswerLost: boolean;
let reloads: number;

beforeEach(() => {
  gate = loginGate(shop.platform.fetch);
  isAnswerLost = false;
  reloads = 0;
  shop.provider = async (request) => {
    const answer = await gate.fetch(request);
    if (isAnswerLost && request.url.includes("order/create")) throw new TypeError("Failed to fetch");
    return answer;
  };
  vi.stubGlobal("location", { reload: () => (reloads += 1) });
});

const actions = () => sessionActionsOf(shop.tab.session);
function checkout() {
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  return checkoutOf(shop.tab, { store, client: clientOf(shop.fetch) });
}
const press = () => pressOrder(shop.tab, checkout());
const orders = () => countOf(shop.platform.connection, "orders");
const ownOrders = async () =>
  (await clientOf(shop.fetch).account.orderHistory(1, 20)).orders.map(({ number }) => number);
const settled = () => shop.tab.cart.sync("changed");

async function registerWith(email: string): Promise<void> {
  const person = { firstName: "Anna", lastName: "Nowak", email, password, terms: true, newsletter: false } as const;
  await expect(actions().register(person)).resolves.toBeNull();
  await expect.poll(() => shop.tab.state().customerId).not.toBeNull();
  await settled();
}

async function logIn(email: string): Promise<void> {
  await expect(actions().logIn({ email, password })).resolves.toBeNull();
  await settled();
}

/** Registers and answers every step with a frame in the cart. */
async function reachReview(): Promise<string> {
  const email = newEmail();
  await registerWith(email);
  await put(shop.tab, shop.fetch, "MR-EMIL", emil);
  await answerSteps(shop.tab, checkout(), email);
  return email;
}

test("the order of a customer is in the account", async () => {
  await reachReview();
  const outcome = await press();
  expect(outcome).toMatchObject({ state: "placed" });
  expect(await ownOrders()).toEqual([outcome?.state === "placed" && outcome.number]);
});

test("after an expired login nothing is placed as a guest's, and the same press after a new login places one order", async () => {
  const email = await reachReview();
  const before = await orders();
  gate.expire();
  await expect(press()).resolves.toEqual({ state: "login-expired" });
  expect(shop.tab.panels.isOpen("account")).toBe(true);
  expect(await orders()).toBe(before);
  // Without the login's cookies the platform sees a guest.
  await expect(press()).resolves.toEqual({ state: "login-expired" });
  expect(checkout().store.getState().personal?.email).toBe(email);
  await logIn(email);
  const outcome = await press();
  expect(outcome).toMatchObject({ state: "placed" });
  expect(await orders()).toBe(before + 1);
  expect(await ownOrders()).toEqual([outcome?.state === "placed" && outcome.number]);
});

test("an order whose answer was lost is not placed again with the cart of the next login", async () => {
  const email = await reachReview();
  const before = await orders();
  isAnswerLost = true;
  await expect(press()).resolves.toEqual({ state: "unanswered" });
  isAnswerLost = false;
  gate.expire();
  await actions().load();
  await logIn(email);
  await answerSteps(shop.tab, checkout(), email);
  await expect(press()).resolves.toMatchObject({ state: "placed" });
  expect(await orders()).toBe(before + 1);
  expect(await ownOrders()).toHaveLength(1);
});

const loginOf = () => shop.tab.session.store.getState().login;
const noAccount = () => shop.tab.noticeIds().includes("account.orderWithoutAccount");

/** Answers every step as a guest who wants an account. */
async function reachReviewWithAccount(email: string, secret = password) {
  await put(shop.tab, shop.fetch, "MR-EMIL", emil);
  await answerSteps(shop.tab, checkout(), email);
  const person = { firstName: "Anna", lastName: "Nowak", email, terms: true, newsletter: false } as const;
  checkout().setNewAccount({ ...person, password: secret });
}

test("a guest's account is created with the order, which is in it, and the password is stored nowhere", async () => {
  const databases = memoryIndexedDb();
  vi.stubGlobal("indexedDB", databases.indexedDB);
  await reachReviewWithAccount(newEmail());
  vi.stubGlobal("navigator", { onLine: false });
  await expect(press()).resolves.toEqual({ state: "offline", isStored: true });
  expect([...shop.browser.storage.values()].join()).not.toContain(password);
  vi.stubGlobal("navigator", { onLine: true });
  const bodies: string[] = [];
  const { provider } = shop;
  shop.provider = async (request) => {
    if (request.url.includes("order/create")) bodies.push(await request.clone().text());
    return provider(request);
  };
  const outcome = await press();
  await expect.poll(loginOf).toBe("customer");
  expect(await ownOrders()).toEqual([outcome?.state === "placed" && outcome.number]);
  expect(bodies.join()).not.toContain(password);
  expect(checkout().store.getState().createAccount).toBe(false);
  expect(noAccount()).toBe(false);
});

test("a taken address and a refused password get the same notice; the order is placed once", async () => {
  const taken = newEmail();
  await registerWith(taken);
  await actions().logOut();
  for (const [email, secret] of [
    [taken, password],
    [newEmail(), "password1"],
  ] as const) {
    const before = await orders();
    await reachReviewWithAccount(email, secret);
    await expect(press()).resolves.toMatchObject({ state: "placed" });
    await expect.poll(noAccount).toBe(true);
    expect(shop.tab.noticeIds().at(-1)).toBe("account.orderWithoutAccount");
    expect([await orders(), loginOf()]).toEqual([before + 1, "guest"]);
    shop.tab.notices.clear("account.orderWithoutAccount");
  }
  // An account that is created afterwards, as from the notice, gets the order.
  const email = newEmail();
  await reachReviewWithAccount(email, "password1");
  await press();
  await expect.poll(noAccount).toBe(true);
  await registerWith(email);
  expect(await ownOrders()).toHaveLength(1);
});

test("after a reload the password has to be typed again, and an order that is sent without it says so", async () => {
  await reachReviewWithAccount(newEmail());
  expect(checkout().lacksPassword()).toBe(false);
  await shop.reload();
  checkout().hydrate();
  expect(checkout().lacksPassword()).toBe(true);
  await expect(press()).resolves.toMatchObject({ state: "placed" });
  await expect.poll(noAccount).toBe(true);
});

test("opens the login when a call has failed because it has expired, and not otherwise", async () => {
  await reachReview();
  checkout().checkLogin();
  expect(shop.tab.panels.isOpen("account")).toBe(false);
  gate.expire();
  await expect(clientOf(shop.fetch).customer.profile()).rejects.toThrow();
  checkout().checkLogin();
  await expect.poll(() => shop.tab.panels.isOpen("account")).toBe(true);
});

test("a guest's answers go along with the login; another customer does not see them", async () => {
  await put(shop.tab, shop.fetch, "MR-EMIL", emil);
  await answerSteps(shop.tab, checkout(), "guest@example.com");
  checkout().enter();
  await registerWith(newEmail());
  expect(checkout().store.getState()).toMatchObject({
    customerId: shop.tab.session.store.getState().customer?.id,
    personal: { email: "guest@example.com" },
  });
  expect(reloads).toBe(0);
  gate.expire();
  await actions().load();
  await registerWith(newEmail());
  expect(checkout().store.getState()).toMatchObject({ personal: null, shippingAddress: null });
  expect(reloads).toBe(1);
});
