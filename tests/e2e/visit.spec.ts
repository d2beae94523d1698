import { describeJourney } from "./journey.ts";
import { expect, expectAccessible, expectHealthyPage, test } from "./fixtures.ts";
import { openMail } from "./mailbox.ts";
import { newMailbox, waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    path: "/salon/badanie-wzroku-leszno",
    storeCode: "pl",
    reason: "W jakiej sprawie?",
    chosen: "Regulacja okularów, 30 minut",
    day: "Dzień",
    time: "Godzina",
    missing: "Wybierz dzień wizyty.",
    name: "Imię i nazwisko",
    email: "E-mail",
    phone: "Telefon",
    submit: "Umów wizytę",
    nothingFree: /nie ma wolnych terminów/,
    taken: /Ten termin właśnie ktoś zajął/,
    booked: /Do zobaczenia/,
    cancel: "Odwołaj wizytę",
    canceled: /Wizyta jest odwołana/,
  },
  German: {
    path: "/de/salon/sehtest-bremen",
    storeCode: "de",
    reason: "Was können wir für Sie tun?",
    chosen: "Brille anpassen, 30 Minuten",
    day: "Tag",
    time: "Uhrzeit",
    missing: "Wählen Sie einen Tag.",
    name: "Vor- und Nachname",
    email: "E-Mail-Adresse",
    phone: "Telefon",
    submit: "Termin vereinbaren",
    nothingFree: /ist nichts frei/,
    taken: /Diese Zeit ist gerade vergeben worden/,
    booked: /Bis bald/,
    cancel: "Termin absagen",
    canceled: /Der Termin ist abgesagt/,
  },
};

describeJourney("on a phone", ({ language, press }) => {
  const texts = words[language.name];
  const { phone } = language.address;

  test("a reason without free times leaves the others to be chosen", { tag: "@full" }, async ({ page }) => {
    await page.route(
      ({ pathname, searchParams }) => pathname === "/api/salon/times" && searchParams.get("reason") === "adjustment",
      (route) => route.fulfill({ json: { code: 200, result: [] } }),
    );
    await page.goto(texts.path);
    const form = page.getByRole("region", { name: texts.submit });
    const name = form.getByRole("textbox", { name: texts.name });
    await waitForHydrationOf(name);
    await name.fill("Anna Nowak");
    const reason = form.getByRole("combobox", { name: texts.reason });
    await reason.selectOption(texts.chosen);
    await expect(form.getByText(texts.nothingFree)).toBeVisible();
    await expect(name).toBeHidden();
    await reason.selectOption({ index: 0 });
    await expect(form.getByText(texts.nothingFree)).toBeHidden();
    await expect(name).toHaveValue("Anna Nowak");
  });

  // The browser logs the refused call.
  test.use({ expectsErrors: true });

  test(
    "a visit is booked at the nearest time to one that was taken, and canceled from its mail",
    { tag: "@full" },
    async ({ page }) => {
      const email = newMailbox();
      await page.goto(texts.path);
      const form = page.getByRole("region", { name: texts.submit });
      const day = form.getByRole("combobox", { name: texts.day });
      const time = form.getByRole("combobox", { name: texts.time });
      const submit = form.getByRole("button", { name: texts.submit });
      await waitForHydrationOf(day);
      await press(submit);
      await expect(day).toBeFocused();
      await expect(day).toHaveAccessibleDescription(texts.missing);
      await form.getByRole("combobox", { name: texts.reason }).selectOption(texts.chosen);
      await expect(day.getByRole("option").nth(2)).toBeAttached();
      await day.selectOption({ index: 2 });
      await time.selectOption({ index: 2 });
      await form.getByRole("textbox", { name: texts.name }).fill("Anna Nowak");
      await form.getByRole("textbox", { name: texts.email, exact: true }).fill(email);
      await form.getByRole("textbox", { name: texts.phone }).fill(phone);
      await expectHealthyPage(page);
      await expectAccessible(page);

      const dayName = await day.getByRole("option", { selected: true }).innerText();
      const taken = { day: await day.inputValue(), time: await time.inputValue() };
      const other = { key: crypto.randomUUID(), code: texts.path.split("/").at(-1), reason: "adjustment", ...taken };
      const visitor = { name: "Ala Nowak", email: newMailbox(), phone };
      const answer = await page.request.post(`/api/salon/appointment?storeCode=${texts.storeCode}`, {
        data: { ...other, ...visitor },
      });
      expect(answer.status()).toBe(200);
      await press(submit);
      const refusal = form.getByRole("alert").filter({ hasText: texts.taken });
      const nearest = refusal.getByRole("button");
      await expect(nearest).toHaveCount(3);
      await expect(nearest.filter({ hasText: dayName }).filter({ hasText: taken.time })).toHaveCount(0);
      await press(nearest.last());
      await expect(time).not.toHaveValue(taken.time);
      await page.reload();
      await expect(form.getByRole("textbox", { name: texts.email, exact: true })).toHaveValue(email);
      await press(submit);
      await expect(form.getByText(texts.booked)).toBeVisible();

      await openMail(page, "appointment-booked", email);
      await expect(page.getByRole("link", { name: "dioptra.ics" })).toBeVisible();
      const link = page.frameLocator("iframe").getByRole("link", { name: texts.cancel });
      const { pathname, search } = new URL((await link.getAttribute("href")) ?? "");
      await page.goto(pathname + search);
      await press(page.getByRole("button", { name: texts.cancel }));
      await expect(page.getByText(texts.canceled)).toBeVisible();
    },
  );
});
