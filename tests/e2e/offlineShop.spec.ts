import { readFileSync } from "node:fs";
import { loginCookie } from "#domain/cookie.ts";
import { expect, type Page, phone, test as base } from "./fixtures.ts";
import { register } from "./customer.ts";
import { describeJourney } from "./journey.ts";
import { type Network, openNetwork } from "./network.ts";
import {
  addToCart,
  fillAddress,
  fillPersonal,
  german,
  giveConsents,
  type Language,
  microcart,
  openFrame,
  polish,
  reviewFrame,
  visit,
  waitForOrderNumber,
} from "./shopper.ts";

/** These tests have a service worker, and a network between the browser and the shop that can fail. */
const test = base.extend<{ network: Network }>({
  network: async ({ shop }, use) => {
    const network = await openNetwork(shop.origin);
    await use(network);
    await network.close();
  },
  baseURL: async ({ network }, use) => use(network.origin),
  storageState: async ({ storageState, network }, use) =>
    use(
      typeof storageState === "object"
        ? { ...storageState, origins: storageState.origins.map((each) => ({ ...each, origin: network.origin })) }
        : storageState,
    ),
});

test.use({ serviceWorkers: "allow", expectsErrors: true });

const words = {
  Polish: {
    mode: "Tryb offline",
    kept: "Pokazujemy zapisaną wersję",
    notAvailable: "Ta strona nie jest dostępna w trybie offline. Przechodzimy na stronę główną.",
    noProducts: /^Produkty tej kategorii nie zostały zapisane/,
    waits: "Zamówienie czeka!",
    stored: "Zamówienie jest zapisane na tym urządzeniu i jeszcze nie zostało wysłane.",
    heart: /^Ulubione: /,
    search: "/c/wszystko?query_string=",
    home: "Dobrane co do milimetra",
    newContent: "Jest nowa wersja sklepu, odśwież stronę",
  },
  German: {
    mode: "Offline-Modus",
    kept: "Die gespeicherte Version wird angezeigt",
    notAvailable: "Diese Seite ist im Offline-Modus nicht verfügbar. Sie werden zur Startseite geleitet.",
    noProducts: /^Die Produkte dieser Kategorie sind auf diesem Gerät nicht gespeichert/,
    waits: "Eine Bestellung wartet!",
    stored: "Ihre Bestellung ist auf diesem Gerät gespeichert und wurde noch nicht gesendet.",
    heart: /^Merkliste: /,
    search: "/de/c/alles?query_string=",
    home: "Auf den Millimeter genau",
    newContent: "Es gibt eine neue Version, bitte laden Sie die Seite neu",
  },
};

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Returns the names of the answers that this browser has kept, such as `product`. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).filter(({ name = "" }) => name.startsWith("dioptra-answers-"));
    const keys = databases.map(
      ({ name = "" }) =>
        new Promise<readonly unknown[]>((resolve) => {
          const opening = indexedDB.open(name);
          opening.addEventListener("success", () => {
            const all = opening.result.transaction("answers").objectStore("answers").getAllKeys();
            all.addEventListener("success", () => {
              opening.result.close();
              resolve(all.result);
            });
          });
        }),
    );
    return (await Promise.all(keys)).flat().map((key) => String(JSON.parse(String(key))[0]));
  });

/** Returns how many values this browser keeps, encrypted, of a customer. */
const keptOfCustomer = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("dioptra-account-de");
        opening.addEventListener("success", () => {
          const { result } = opening;
          if (!result.objectStoreNames.contains("sealed")) return resolve(0);
          const count = result.transaction("sealed").objectStore("sealed").count();
          count.addEventListener("success", () => {
            result.close();
            resolve(count.result);
          });
        });
      }),
  );

/** Waits until the worker can start this store view without a network. */
const waitForWorker = (page: Page, { prefix }: Language) =>
  expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), `${prefix}/offline`)).toBe(true);

async function visitAndKeep(page: Page, path: string, language: Language, answer: string): Promise<void> {
  await visit(page, path, language);
  await expect.poll(() => keptAnswers(page)).toContain(answer);
}

describeJourney("on a phone", ({ language }) => {
  const texts = words[language.name];
  const bar = (page: Page) => page.getByRole("status").filter({ hasText: texts.mode });
  const notices = (page: Page) => page.getByRole("region", { name: language.notices });

  test("what was seen stays without a network, can be searched, and is renewed", async ({ page, context }) => {
    await visitAndKeep(page, language.prefix || "/", language, "shelf");
    await waitForWorker(page, language);
    await visitAndKeep(page, language.frames.path, language, "list");
    await visitAndKeep(page, language.nela, language, "product");
    await context.setOffline(true);

    await page.reload();
    await expect(heading(page, "Nela")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${language.nela.split("/")[2]}`));
    await expect(bar(page)).toContainText(texts.kept);
    await page.goto(language.frames.path);
    await expect(heading(page, language.frames.name)).toBeVisible();
    await expect(page.locator("#products li").first()).toBeVisible();
    // The page of this product was not seen.
    const heart = page.locator("#products li").last().getByRole("button", { name: texts.heart });
    const wished = String(await heart.getAttribute("aria-label")).replace(texts.heart, "");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await page.goto(`${language.prefix}/wishlist`);
    await expect(page.getByRole("main").getByRole("link", { name: wished, exact: true })).toBeVisible();

    await page.goto(`${texts.search}nela`);
    await expect(page.getByRole("link", { name: /^Nela/ }).first()).toBeVisible();
    await page.goto(`${texts.search}zzz`);
    await expect(notices(page).getByText(texts.noProducts)).toBeVisible();

    await page.goto(`${language.prefix}/cart`);
    await expect(heading(page, language.emptyCart)).toBeVisible();
    await page.goto(`${language.prefix}/faq`);
    await expect(notices(page).getByText(texts.notAvailable)).toBeVisible();
    await expect(heading(page, texts.home)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${language.prefix || "/"}$`));

    await context.setOffline(false);
    await expect(bar(page)).toBeHidden();
  });

  test("an order waits through reloads without a network, and is placed with one press", async ({ page, context }) => {
    await visit(page, language.nela, language);
    await waitForWorker(page, language);
    await reviewFrame(page, language);
    await context.setOffline(true);
    await page.getByRole("button", { name: language.order }).click();
    await expect(page.getByText(texts.stored)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: language.order })).toBeVisible();
    await context.setOffline(false);
    await page.goto(language.prefix || "/");
    await expect(notices(page).getByText(texts.waits)).toBeVisible();
    await page.goto(`${language.prefix}/checkout?step=review`);
    await expect(page.getByText(language.openTotal)).toHaveCount(0);
    await giveConsents(page, language);
    await page.getByRole("button", { name: language.order }).click();
    await waitForOrderNumber(page, language);
  });
});

test("an order that was begun online is filled in to the end without a network", async ({ page, context }) => {
  await page.setViewportSize(phone);
  await visit(page, german.nela, german);
  await waitForWorker(page, german);
  await openFrame(page, german);
  await addToCart(page, german);
  await microcart(page, german).getByRole("link", { name: german.toCheckout }).click();
  await expect(page.getByLabel(german.labels.firstName, { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await fillPersonal(page, german);
  await fillAddress(page, german);
  await expect(page.getByRole("radio", { name: /^Paketdienst/ })).toBeChecked();
  await expect(page.getByText("Deshalb bieten wir hier nur eine Möglichkeit an.")).toBeVisible();
  await page.getByRole("button", { name: german.continue[1] }).click();
  await expect(page.getByRole("radio", { name: /^Nachnahme/ })).toBeChecked();
  await page.getByRole("button", { name: german.continue[2] }).click();
  await giveConsents(page, german);
  await page.getByRole("button", { name: german.order }).click();
  await expect(page.getByText(words.German.stored)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Es wurde noch nichts bestellt: /)).toBeVisible();
  await expect(page.getByText(german.openTotal)).toHaveCount(0);
  await page.getByRole("button", { name: german.order }).click();
  await waitForOrderNumber(page, german);
});

test("lets the browser remind of an order that waits, until it is placed", async ({ page, context }) => {
  // The browser of the tests allows neither notifications nor waking the worker; what the worker does with one is tested in `worker/reminder.test.ts`.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { value: "default" });
    Notification.requestPermission = async () => "granted";
    const sync = { register: async () => {} };
    Object.defineProperty(ServiceWorkerRegistration.prototype, "sync", { value: sync });
  });
  const kept = () => page.evaluate(async () => (await caches.match("/waiting-order"))?.json());
  await visit(page, polish.nela, polish);
  await waitForWorker(page, polish);
  await reviewFrame(page, polish);
  await context.setOffline(true);
  await page.getByRole("button", { name: polish.order }).click();
  await page.getByRole("button", { name: "Przypomnij mi, gdy wróci połączenie" }).click();
  await expect(page.getByText("Przypomnimy powiadomieniem")).toBeVisible();
  await expect.poll(kept).toEqual({
    title: "Zamówienie czeka!",
    text: "Kliknij tutaj, aby potwierdzić zamówienie złożone offline.",
    path: "/checkout?step=review",
    language: "pl-PL",
  });
  await context.setOffline(false);
  await expect(page.getByText(polish.openTotal)).toHaveCount(0);
  await page.getByRole("button", { name: polish.order }).click();
  await waitForOrderNumber(page, polish);
  await expect.poll(kept).toBeUndefined();
});

for (const { state, isFull } of [
  { state: "silent", isFull: false },
  { state: "portal", isFull: false },
  { state: "cut", isFull: true },
] as const) {
  test(`a network that reports to be there: ${state}`, { tag: isFull ? ["@full"] : [] }, async ({ page, network }) => {
    const texts = words.Polish;
    await visitAndKeep(page, polish.nela, polish, "product");
    await waitForWorker(page, polish);
    network.state = state;
    await page.reload();
    await expect(heading(page, "Nela")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: texts.mode })).toContainText(texts.kept);
    await expect(page).toHaveTitle(/^Nela/);
    network.state = "open";
    await expect(page.getByRole("status").filter({ hasText: texts.mode })).toBeHidden();
    await page.reload();
    await expect(heading(page, "Nela")).toBeVisible();
    await expect(page.getByText("Log in to the network")).toBeHidden();
  });
}

test("the worker loads at most 300 KB in the background, and nothing when data are saved", async ({
  page,
  network,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } }),
  );
  await visit(page, "/", polish);
  await page.waitForLoadState("networkidle");
  expect(network.answers.filter(({ path }) => /^\/(offline|service)/.test(path))).toEqual([]);

  const plain = await page.context().newPage();
  const asked = new Set<string>();
  plain.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await plain.goto("/");
  await waitForWorker(plain, polish);
  await plain.waitForLoadState("networkidle");
  const loaded = network.answers.filter(({ path }) => !asked.has(path.split("?")[0] ?? path));
  const bytes = loaded.reduce((sum, answer) => sum + answer.bytes, 0);
  expect(bytes).toBeLessThan(300_000);
  expect(bytes).toBeGreaterThan(0);
});

test("a page of an earlier deployment offers a reload", async ({ page, network }) => {
  await visit(page, "/", polish);
  await waitForWorker(page, polish);
  const files = await page.evaluate(async () => (await fetch("/offline-files/pl")).json());
  const newer = files.files.filter((file: string) => !file.includes("/serviceWorker-"));
  network.replaced.set("/offline-files/pl", JSON.stringify({ ...files, files: newer }));
  await page.evaluate(async () => {
    // As after ten minutes, without what the browser has cached.
    await fetch("/offline-files/pl", { cache: "reload" });
    (await navigator.serviceWorker.ready).active?.postMessage({ type: "keep", store: "pl" });
  });
  const notices = page.getByRole("region", { name: polish.notices });
  await expect(notices.getByText(words.Polish.newContent)).toBeVisible();
});

test("the server can switch the worker off, which removes all that it has kept", async ({ page, network, context }) => {
  await visit(page, "/", polish);
  await waitForWorker(page, polish);
  network.replaced.set("/service-worker.js", readFileSync("storefront/dist/worker/off.js", "utf8"));
  await page.goto(polish.nela);
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);
  await visit(page, polish.nela, polish);
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow();
});

test("removes the caches of a worker of another version", async ({ page }) => {
  await page.goto("/robots.txt");
  await page.evaluate(async () => (await caches.open("dioptra-0-files")).put("/old", new Response("old")));
  await visit(page, "/", polish);
  await waitForWorker(page, polish);
  expect(await page.evaluate(() => caches.keys())).not.toContain("dioptra-0-files");
});

test("the cookie page says whether the shop opens without a network", async ({ page }) => {
  await page.goto("/cookies");
  await expect(page.getByText("Zapisano do użytku offline")).toBeVisible();
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("", "SecurityError"));
  });
  await page.goto("/de/cookies");
  await expect(page.getByText("Dieser Browser lässt nicht zu, dass der Shop offline öffnet.")).toBeVisible();
});

test("nothing of a customer stays readable after the logout", async ({ page, context }) => {
  await visit(page, german.prefix, german);
  await waitForWorker(page, german);
  const email = `offline-${crypto.randomUUID()}@example.com`;
  await register(page, german, email);
  const main = page.getByRole("main");
  const ownEmail = main.getByLabel(german.labels.email, { exact: true });
  const card = main.getByRole("img", { name: /^Strichcode der Karte/ });
  await page.goto("/de/my-account");
  await expect(ownEmail).toHaveValue(email);
  await expect(card).toBeVisible();
  await expect.poll(() => keptOfCustomer(page)).toBeGreaterThan(2);
  await context.setOffline(true);
  await page.reload();
  await expect(ownEmail).toHaveValue(email);
  await expect(card).toBeVisible();
  await context.setOffline(false);
  await main.getByRole("button", { name: "Abmelden" }).click();
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === loginCookie)).toBe(false);
  await expect.poll(() => keptOfCustomer(page)).toBe(0);
  await context.setOffline(true);
  await page.goto("/de/my-account");
  await expect(page.getByRole("heading", { level: 1, name: /^Bitte melden Sie sich an/ })).toBeVisible();
  await expect(ownEmail).toHaveValue("");
});
