import { expect, type Locator, type Page } from "./fixtures.ts";
import { type Language, openFrame, waitForHydrationOf } from "./shopper.ts";

/** The words of the configurator that journeys share. */
export const configuratorWords = {
  Polish: {
    choose: "Wybierz szkła",
    distance: "Do dali",
    steps: ["Dalej: recepta", "Dalej: szkła", "Dalej: podsumowanie"],
    later: "Wyślę później",
    consent: /^Zgadzam się/,
    thin: /Szkła Cienkie 1,6/,
    add: "Dodaj do koszyka",
  },
  German: {
    choose: "Gläser wählen",
    distance: "Für die Ferne",
    steps: ["Weiter: Werte", "Weiter: Gläser", "Weiter: Übersicht"],
    later: "Später senden",
    consent: /^Ich willige ein/,
    thin: /Gläser Dünn 1,6/,
    add: "In den Warenkorb",
  },
} as const;

interface Shopper {
  readonly language: Language;
  readonly press: (target: Locator) => Promise<void>;
}

/** Leaves a step of the configurator by its button. Steps count from 0. */
export const leaveStep = (page: Page, step: number, { language, press }: Shopper): Promise<void> =>
  press(page.getByRole("button", { name: configuratorWords[language.name].steps[step] ?? "" }));

/** Opens the step for the prescription of a frame, for glasses to see far. */
export async function openPrescriptionStep(page: Page, shopper: Shopper): Promise<void> {
  const texts = configuratorWords[shopper.language.name];
  await openFrame(page, shopper.language);
  await shopper.press(page.getByRole("link", { name: texts.choose }));
  const distance = page.getByRole("radio", { name: texts.distance }).first();
  await waitForHydrationOf(distance);
  await distance.check({ force: true });
  await leaveStep(page, 0, shopper);
}

/** Chooses lenses, which the address then names. */
export async function chooseLenses(page: Page, name: RegExp): Promise<void> {
  const lenses = page.getByRole("radio", { name });
  await lenses.click({ force: true });
  await expect(lenses).toBeChecked();
}

/** Puts glasses into the cart whose prescription is sent later. */
export async function addGlassesForLater(page: Page, shopper: Shopper): Promise<void> {
  const texts = configuratorWords[shopper.language.name];
  await openPrescriptionStep(page, shopper);
  await page.getByRole("radio", { name: texts.later, exact: true }).check({ force: true });
  await page.getByRole("checkbox", { name: texts.consent }).check({ force: true });
  await leaveStep(page, 1, shopper);
  await chooseLenses(page, texts.thin);
  await leaveStep(page, 2, shopper);
  await shopper.press(page.getByRole("button", { name: texts.add }));
  await expect(page).toHaveURL(/\/cart$/);
}
