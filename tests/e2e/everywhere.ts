import { desktop, type Locator, phone, test } from "./fixtures.ts";
import { german, type Language, polish } from "./language.ts";

/** Who goes on a journey: what they read, and what they hold in their hand. */
export interface Journey {
  readonly language: Language;
  readonly isPhone: boolean;
  /** A touch on a phone, a click elsewhere. */
  readonly press: (target: Locator) => Promise<void>;
}

const screens = [
  { name: "on a phone", isPhone: true, use: { viewport: phone, hasTouch: true, isMobile: true }, first: german },
  { name: "on a desktop", isPhone: false, use: { viewport: desktop }, first: polish },
];

/**
 * Tells a journey in both languages, on both screens; the two that differ in both are enough for `npm test`, and on a phone
 * alone where a journey is `long` and the screen makes little difference to it.
 */
export function everywhere(tell: (journey: Journey) => void, length: "long" | "short" = "short"): void {
  for (const { name, isPhone, use, first } of screens) {
    test.describe(name, () => {
      test.use(use);
      for (const language of [polish, german]) {
        const press = (target: Locator) => (isPhone ? target.tap() : target.click());
        const tag = language === first && (isPhone || length === "short") ? [] : ["@full"];
        test.describe(`in ${language.name}`, { tag }, () => tell({ language, isPhone, press }));
      }
    });
  }
}
