import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { orders as orderRules } from "#configuration/orders.ts";
import { makeInvoice } from "#app/invoice/makeInvoice.ts";
import { storeViews } from "#configuration/storeViews.ts";
import type { OrderStatus } from "#domain/order/order.ts";
import { languages } from "#domain/store.ts";
import { createLimits } from "#platform/kernel/limits/limits.ts";
import { changeStatus } from "#platform/order/changeStatus.ts";
import { queueOutcomeMail } from "#platform/payment/applyUpdate.ts";
import { announceCycle } from "#platform/subscription/makeCycle.ts";
import { newClient, newEmail, password, registrationOf, tokensOf } from "../../support/accounts.ts";
import { openForTests } from "../../support/openForTests.ts";
import { openingDay } from "../../support/openTestPlatform.ts";
import { black, bruno, filledCart, orderFor } from "../../support/shopping.ts";
import { testSettings } from "../../support/testParts.ts";

const platform = await openForTests({ limits: createLimits(), confirmation: orderRules.confirmation });
await platform.setStock(black, 100);

/** The routes of the shop's pages, without the route that shows the 404 page. */
const pages = [
  ...readFileSync("storefront/app/routeTree.gen.ts", "utf8").matchAll(/^ {2}"(\/[^"]*)": typeof/gm),
].flatMap(([, path = ""]) => (path === "/$" ? [] : [path]));
const pattern = (path: string) =>
  new RegExp(`^${path.replace(/\/\{-\$\w+\}/g, "(/[^/]+)?").replace(/\$\w+/g, "[^/]+")}/?$`);
const prefixes = storeViews.map(({ prefix }) => prefix).filter(Boolean);

function isPage(pathname: string): boolean {
  const prefix = prefixes.find((each) => pathname === each || pathname.startsWith(`${each}/`)) ?? "";
  return pages.some((path) => pattern(path).test(pathname.slice(prefix.length) || "/"));
}

/** Whoever opens a mail may have another browser than the one that ordered. */
const platformFetch = { origin: testSettings.origin, fetch: platform.fetch };

/** Whether a link leads to an existing page or invoice, either the shop's or one of the platform's pages for mails. */
async function isWorkingLink(href: string): Promise<boolean> {
  const { origin, pathname } = new URL(href);
  if (origin !== testSettings.origin) return false;
  if (pathname.startsWith("/media/invoices/")) return (await makeInvoice(pathname, platformFetch)) !== null;
  if (!pathname.startsWith("/letters/")) return isPage(pathname);
  return (await platform.fetch(new Request(href))).status === 200;
}

interface Mail {
  readonly kind: string;
  readonly locale: string;
  readonly html: string;
}
const linksIn = ({ html }: Mail) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

/** Returns the first link in the last mail of a kind to an address. */
async function linkInMail(kind: string, email: string): Promise<string> {
  await platform.runJobs();
  const mail = (await platform.mailsTo(email)).findLast((each) => each.kind === kind);
  return /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
}
const press = (href: string) => platform.fetch(new Request(href, { method: "POST" }));

/** Causes all mails about an account and the newsletter. */
async function mailsOfAccount(storeCode: string, locale: string): Promise<void> {
  const query = `localeCode=${locale}&storeCode=${storeCode}`;
  const register = async (email: string) => {
    const registered = await platform.post(`user/create?${query}`, registrationOf(email), newClient());
    return { authorization: `Bearer ${tokensOf(registered).access}`, ...newClient() };
  };
  const email = newEmail();
  const headers = await register(email);
  await platform.post(`user/reset-password?${query}`, { email }, newClient());
  const newPassword = "nowe hasło nad rzeką";
  await platform.post("user/me", { customer: { email: newEmail() }, currentPassword: password }, headers);
  await platform.post("user/change-password", { currentPassword: password, newPassword }, headers);
  const reader = newEmail();
  await platform.post(`newsletter/subscribe?${query}`, { email: reader }, newClient());
  await press(await linkInMail("newsletter-confirmation", reader));
  await platform.post("newsletter/unsubscribe", { email: reader }, newClient());
  // Deleting an account deletes its mails, so another account is deleted here.
  await platform.post("user/delete", { currentPassword: password }, await register(newEmail()));
}

/** Causes all mails about an order. */
async function mailsOfOrders(storeCode: string, locale: string): Promise<void> {
  const customer = { firstName: "Ala", lastName: "Nowak", email: newEmail() };
  const placed: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    const cartId = await filledCart(platform, black);
    const sent = orderFor(cartId, bruno, { customer });
    const answer = await platform.post(`order/create?localeCode=${locale}`, sent, {
      "x-dioptra-visitor": `links-${storeCode}-${locale}`,
      ...newClient(),
    });
    expect(answer.status).toBe(200);
    const { rows } = await platform.connection.query<{ id: number }>(
      "update orders set store_code = $2 where cart_id = $1 returning id",
      [cartId, storeCode],
    );
    placed.push(rows[0]?.id ?? 0);
  }
  const [shipped = 0, canceled = 0, paid = 0] = placed;
  const change = (id: number, ...path: readonly OrderStatus[]) =>
    platform.database.write(async (session) => {
      for (const status of path) await changeStatus(session, id, status, { settings: testSettings, now: openingDay });
    });
  await change(shipped, "paid", "in_production", "shipped");
  await change(canceled, "canceled");
  await platform.database.write(async (session) => {
    const moved = await changeStatus(session, paid, "paid", { settings: testSettings, now: openingDay });
    if (!moved.ok) throw new Error(`The order was not paid: ${moved.error}.`);
    const { order } = moved.value;
    for (const [status, of] of [
      ["paid", order],
      ["failed", { ...order, status: "pending" }],
    ] as const) {
      const payment = { id: status, status, amount: 100, currency: "PLN" } as const;
      await queueOutcomeMail(
        session,
        { settings: testSettings },
        { order: of, payment, before: "pending" },
        openingDay,
      );
    }
    const subscription = { id: paid, duration: 12, storeCode } as const;
    await announceCycle(session, testSettings, { subscription, cycle: 1, orderId: paid }, openingDay);
  });
  await change(shipped, "refunded");
  const statement = { name: "Ala Nowak", order_number: "1", email: customer.email };
  await platform.post(`order/withdraw?localeCode=${locale}`, statement, newClient());
}

test("links only to existing pages in all mails and languages", async () => {
  for (const [storeCode, locale] of [
    ["pl", "pl-PL"],
    ["de", "de-DE"],
    ["pl", "en-GB"],
  ] as const) {
    await mailsOfAccount(storeCode, locale);
    await mailsOfOrders(storeCode, locale);
  }
  await platform.runJobs();
  const { rows: mails } = await platform.connection.query<Mail>("select kind, locale, html from mails");
  expect(new Set(mails.map(({ kind }) => kind))).toEqual(
    new Set([
      "welcome",
      "password-reset",
      "email-confirmation",
      "email-change",
      "password-changed",
      "account-deleted",
      "newsletter-confirmation",
      "newsletter-welcome",
      "newsletter-ending",
      "order-confirmation",
      "order-to-confirm",
      "order-shipped",
      "order-canceled",
      "payment-received",
      "payment-failed",
      "invoice-corrected",
      "subscription-cycle",
      "withdrawal-receipt",
    ]),
  );
  expect(new Set(mails.map(({ locale }) => locale.slice(0, 2)))).toEqual(new Set(languages));
  const links = mails.flatMap((mail) => linksIn(mail).map((href) => ({ kind: mail.kind, href })));
  expect(links.length).toBeGreaterThan(20);
  const broken = [];
  for (const link of links) if (!(await isWorkingLink(link.href))) broken.push(link);
  expect(broken).toEqual([]);
});
