import type { APIRequestContext } from "@playwright/test";
import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, type Page, test } from "./fixtures.ts";
import { openMail } from "./mailbox.ts";
import type { Language } from "./language.ts";

const words = {
  Polish: {
    title: "Nowe hasło",
    send: "Wyślij link",
    offline: "Bez połączenia z internetem nie można zresetować hasła!",
    sent: "Sprawdź pocztę",
    inMail: "Ustaw nowe hasło",
    password: "Nowe hasło",
    repeated: "Powtórz hasło",
    show: "Pokaż hasło",
    save: "Ustaw hasło",
    tooShort: /^Hasło musi mieć co najmniej 8 znaków\./,
    different: /^Hasła muszą być takie same\./,
    personal: /^W haśle jest część Twojego imienia/,
    changed: "Hasło zostało zmienione",
    logIn: "Zaloguj się",
    expired: "Ten link już nie działa",
  },
  German: {
    title: "Neues Passwort",
    send: "Link senden",
    offline: "Ohne Internetverbindung lässt sich das Passwort nicht zurücksetzen!",
    sent: "Prüfen Sie Ihr Postfach",
    inMail: "Neues Passwort festlegen",
    password: "Neues Passwort",
    repeated: "Passwort wiederholen",
    show: "Passwort anzeigen",
    save: "Passwort festlegen",
    tooShort: /^Das Passwort muss mindestens 8 Zeichen haben\./,
    different: /^Die Passwörter müssen übereinstimmen\./,
    personal: /^Das Passwort enthält einen Teil Ihres Namens/,
    changed: "Das Passwort wurde geändert",
    logIn: "Anmelden",
    expired: "Dieser Link gilt nicht mehr",
  },
};

const forgotten = "zielona łódka pod lasem";
const next = "czerwony latawiec nad morzem";

/** Registers a customer outside the page, so that nobody is logged in there. */
async function register(request: APIRequestContext, { prefix }: Language, email: string) {
  const answer = await request.post(`/api/user/create?storeCode=${prefix === "" ? "pl" : "de"}`, {
    data: { customer: { firstname: "Hanna", lastname: "Wolska", email }, password: forgotten, conditions: true },
  });
  expect(answer.status()).toBe(200);
}

const logIn = async (request: APIRequestContext, username: string, password: string) =>
  (await request.post("/api/user/login", { data: { username, password } })).status();

/** Returns everything that this browser stores in places that scripts can write to. */
const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]));

/** Whether the browser logged the response to an expired link or a refused password. */
const isExpected = (text: string) => /status of 400/.test(text);

describeJourney("on a desktop", ({ language, press }) => {
  const texts = words[language.name];
  const path = `${language.prefix}/create-password`;

  test.describe("for a customer who has forgotten the password", () => {
    test.use({ expectsErrors: true });

    test("a link in a mail sets a new password, once", async ({ page, context, request, consoleErrors }) => {
      // A plus sign, which links often decode incorrectly. What follows it does not make another mailbox.
      const email = `hanna-${crypto.randomUUID().slice(0, 8)}+dioptra@example.com`;
      await register(request, language, email);
      const requests: string[] = [];
      page.on("request", (each) => requests.push(`${each.url()} ${each.headers()["referer"]}`));

      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
      const address = page.getByLabel(language.labels.email, { exact: true });
      const send = page.getByRole("button", { name: texts.send });
      await address.fill("hanna");
      await press(send);
      await expect(address).toBeFocused();
      await expect(address).toHaveAccessibleDescription(/@/);
      await address.fill(email);
      // What the page loads when idle is not what the test is about.
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await press(send);
      await expect(page.getByRole("alert").filter({ hasText: texts.offline })).toBeVisible();
      await expect(address).toHaveValue(email);
      await expectHealthyPage(page);
      await context.setOffline(false);
      await press(send);
      await expect(page.getByText(texts.sent).locator("..")).toBeFocused();
      await expectHealthyPage(page);

      await openMail(page, "password-reset", email);
      await page.frameLocator("iframe").getByRole("link", { name: texts.inMail }).click();
      const password = page.getByLabel(texts.password, { exact: true });
      const repeated = page.getByLabel(texts.repeated, { exact: true });
      const save = page.getByRole("button", { name: texts.save });
      await expect(password).toBeVisible();
      const link = page.url();
      const token = new URLSearchParams(new URL(link).hash.slice(1)).get("token") ?? "";
      expect(token).not.toBe("");
      await expect(page.locator("input[autocomplete=username]")).toHaveValue(email);
      await expect(password).toHaveAttribute("autocomplete", "new-password");

      await password.fill("kot");
      await repeated.fill("kota");
      await press(save);
      await expect(password).toBeFocused();
      await expect(password).toHaveAccessibleDescription(texts.tooShort);
      await expect(repeated).toHaveAccessibleDescription(texts.different);
      await expectHealthyPage(page);

      // Only the platform knows the customer's name.
      await password.fill("pani Wolska z Gdyni");
      await repeated.fill("pani Wolska z Gdyni");
      await press(save);
      await expect(password).toBeFocused();
      await expect(password).toHaveAccessibleDescription(texts.personal);
      await expect(repeated).toHaveValue("pani Wolska z Gdyni");
      await press(page.getByRole("button", { name: texts.show }).first());
      await expect(password).toHaveAttribute("type", "text");

      await password.fill(next);
      await repeated.fill(next);
      // What the page loads when idle is not what the test is about.
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await press(save);
      await expect(page.getByRole("alert").filter({ hasText: texts.offline })).toBeVisible();
      await expect(password).toHaveValue(next);
      await context.setOffline(false);
      await page.reload();
      await password.fill(next);
      await repeated.fill(next);
      await press(save);
      await expect(page.getByText(texts.changed).locator("..")).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      expect(await storedIn(page)).not.toContain(token);
      expect(requests.filter((each) => each.includes(token))).toEqual([]);
      await expectHealthyPage(page);
      expect(await logIn(request, email, forgotten)).toBe(401);
      expect(await logIn(request, email, next)).toBe(200);
      await press(page.getByRole("link", { name: texts.logIn }));
      await expect(page).toHaveURL(new RegExp(`${language.prefix}/login$`));

      await page.goto(link);
      await password.fill(forgotten);
      await repeated.fill(forgotten);
      await press(save);
      await expect(page.getByText(texts.expired).locator("..")).toBeFocused();
      await expect(address).toHaveValue(email);
      await expect(send).toBeEnabled();
      await expectHealthyPage(page);
      expect(consoleErrors.filter((text) => !isExpected(text))).toEqual([]);
    });
  });
});
