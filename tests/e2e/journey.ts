import { desktop, type Locator, phone, tagFor, test } from "./fixtures.ts";
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
] as const;

/** Where `npm test` runs a journey: in German on a phone, or in Polish on a desktop. */
export type QuickScreen = (typeof screens)[number]["name"];

/**
 * Defines a journey in both languages on both screens, which `npm run test:full` runs. `npm test` runs it only on
 * `quickScreen`, in one language; null leaves it out there.
 */
export function describeJourney(quickScreen: QuickScreen | null, define: (journey: Journey) => void): void {
  for (const { name, isPhone, use, first } of screens) {
    test.describe(name, () => {
      test.use(use);
      for (const language of [polish, german]) {
        const press = (target: Locator) => (isPhone ? target.tap() : target.click());
        const isQuick = language === first && name === quickScreen;
        test.describe(`in ${language.name}`, { tag: tagFor(isQuick) }, () => define({ language, isPhone, press }));
      }
    });
  }
}
