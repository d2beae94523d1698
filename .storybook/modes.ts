import type { viewports } from "./environment/toolbars.ts";

/** How a story is photographed: what the toolbars would say. Chromatic and `npm run test:visual` share these. */
export interface Mode {
  readonly theme: "light" | "dark" | "high-contrast";
  readonly locale: "pl" | "de";
  readonly market: "pl" | "de";
  readonly viewport: keyof typeof viewports;
}

const themes = ["light", "dark", "high-contrast"] as const;
const screens = ["phone", "desktop"] as const;
const languages = ["pl", "de"] as const;

/** Theme, language and screen in every combination: twelve pictures of a story that stands for many. */
const keyModes: Readonly<Record<string, Mode>> = Object.fromEntries(
  themes.flatMap((theme) =>
    languages.flatMap((language) =>
      screens.map((viewport) => [
        `${theme} ${language} ${viewport}`,
        { theme, locale: language, market: language, viewport },
      ]),
    ),
  ),
);

/** The only picture of every other story; what the story itself sets, such as its language, goes before. */
const plainMode: Mode = { theme: "light", locale: "pl", market: "pl", viewport: "desktop" };

/** The most pictures that a whole run may take. Every new key story costs twelve. */
export const snapshotBudget = 2000;

/** Parameters of all stories. */
export const photographedOnce = { modes: { plain: plainMode } };

/** Parameters of a key story: `parameters: { chromatic: photographedInAllModes }`. */
export const photographedInAllModes = { modes: { ...keyModes, plain: { disable: true } } };

/** Parameters of a story that looks like another one, or never the same twice. */
export const notPhotographed = { disableSnapshot: true };
