import { desktop, type Locator, phone, test } from "./fixtures.ts";
import { german, type Language, polish } from "./language.ts";

/** The language and the device of a shopper's journey. */
export interface Journey {
  readonly language: Language;
  readonly isPhone: boolean;
  /** Taps on a phone, clicks on a desktop. */
  readonly press: (target: Locator) => Promise<void>;
}

const screens = [
  { name: "on a phone", isPhone: true, use: { viewport: phone, hasTouch: true, isMobile: true }, first: german },
  { name: "on a desktop", isPhone: false, use: { viewport: desktop }, first: polish },
];

/**
 * Defines a journey in both languages on both screens. `npm test` runs German on a phone and Polish on a desktop; a
 * `long` journey, to which the screen makes little difference, only on the phone.
 */
export function describeJourney(define: (journey: Journey) => void, length: "long" | "short" = "short"): void {
  for (const { name, isPhone, use, first } of screens) {
    test.describe(name, () => {
      test.use(use);
      for (const language of [polish, german]) {
        const press = (target: Locator) => (isPhone ? target.tap() : target.click());
        const tag = language === first && (isPhone || length === "short") ? [] : ["@full"];
        test.describe(`in ${language.name}`, { tag }, () => define({ language, isPhone, press }));
      }
    });
  }
}
