import { customerPassword, register } from "./customer.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { blockStorage, newMailbox, visit } from "./shopper.ts";

const words = {
  Polish: { password: "Hasło", logIn: "Zaloguj się", notKept: /^Ta przeglądarka nic nie zapisuje: obejrzane/ },
  German: { password: "Passwort", logIn: "Anmelden", notKept: /^Dieser Browser speichert nichts: Was Sie/ },
};

/** The pages of the account that every customer has. */
const pages = ["", "/shipping-details", "/newsletter", "/orders", "/recently-viewed", "/reviews", "/subscriptions"];

describeJourney("on a phone", ({ language, press }) => {
  const { prefix, labels } = language;
  const texts = words[language.name];

  // Logged out, the account's calls are refused.
  test.use({ expectsErrors: "refusals" });

  test(
    "with blocked storage a customer logs in, every page of the account stands, and says what is not kept",
    { tag: "@full" },
    async ({ page, context }) => {
      const email = newMailbox();
      await register(page, language, email);
      await context.clearCookies({ name: /^__Host-dioptra-(token|refresh)$/ });
      await blockStorage(page);
      const main = page.getByRole("main");

      // A deep link without a login comes back to its page.
      await visit(page, `${prefix}/my-account/orders`, language);
      await main.getByLabel(labels.email, { exact: true }).fill(email);
      await main.getByLabel(texts.password, { exact: true }).fill(customerPassword);
      await press(main.getByRole("button", { name: texts.logIn, exact: true }));
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(main.getByLabel(texts.password, { exact: true })).toBeHidden();

      await visit(page, `${prefix}/p/BZ-MOLO/x`, language);
      for (const path of pages) {
        await visit(page, `${prefix}/my-account${path}`, language);
        await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
      }
      await visit(page, `${prefix}/my-account/recently-viewed`, language);
      await expect(main.getByText(texts.notKept)).toBeVisible();
      await expectHealthyPage(page);
    },
  );
});
