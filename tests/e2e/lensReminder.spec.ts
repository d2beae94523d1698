import { options } from "../storefront/platform/support/prescriptions.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { describeJourney } from "./journey.ts";
import { openMail } from "./mailbox.ts";
import { orderByCall } from "./orderByCall.ts";
import { fillPersonal, fillShipping, newMailbox, placeOrder, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    renew: /te soczewki/,
    phone: "Telefon z zamówienia",
    show: "Dodaj soczewki do koszyka",
    remind: /^Przypomnijcie mi e-mailem/,
    end: "Nie przypominajcie mi",
    done: "Gotowe. Nie przypomnimy już o soczewkach z Twoich dotychczasowych zamówień.",
  },
  German: {
    renew: /Diese Linsen/,
    phone: "Telefonnummer der Bestellung",
    show: "Linsen in den Warenkorb legen",
    remind: /^Erinnern Sie mich per E-Mail/,
    end: "Nicht erinnern",
    done: "Erledigt. An die Kontaktlinsen Ihrer bisherigen Bestellungen erinnern wir Sie nicht mehr.",
  },
} as const;

/** Two packs of daily lenses. */
const lenses = { sku: "KR-DZIEN-30", qty: 2, ...options({ force: "-2.00", BC: "8.6", DIA: "14.2", eye: "right" }) };

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];

  test("whoever orders lenses asks to be reminded of new ones, and takes that back from the mail", async ({ page }) => {
    test.slow();
    const email = newMailbox();
    await orderByCall(page, language, email, lenses);
    await openMail(page, "order-confirmation", email);
    const mail = page.frameLocator("iframe");
    // Nobody has asked for a reminder of this order.
    await expect(mail.getByRole("link", { name: texts.end })).toHaveCount(0);
    const href = await mail.getByRole("link", { name: texts.renew }).getAttribute("href");
    await page.goto(new URL(href ?? "").pathname);
    const phone = page.getByRole("textbox", { name: texts.phone });
    await waitForHydrationOf(phone);
    await phone.fill(language.address.phone);
    await press(page.getByRole("button", { name: texts.show }));
    await press(page.getByRole("main").getByRole("link", { name: language.toCheckout }).first());
    const reader = newMailbox();
    await fillPersonal(page, language, reader);
    await fillShipping(page, language);
    await press(page.getByRole("button", { name: language.continue[2] }));
    const remind = page.getByRole("checkbox", { name: texts.remind });
    await expect(remind).not.toBeChecked();
    await press(remind);
    await expect(remind).toBeChecked();
    await expectHealthyPage(page);
    await placeOrder(page, language);

    await openMail(page, "order-confirmation", reader);
    const end = await page.frameLocator("iframe").getByRole("link", { name: texts.end }).getAttribute("href");
    const { pathname, search } = new URL(end ?? "");
    await page.goto(pathname + search);
    await press(page.getByRole("button"));
    await expect(page.getByText(texts.done)).toBeVisible();
  });
});
