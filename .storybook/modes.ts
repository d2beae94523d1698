import type { viewports } from "./environment/toolbars.ts";

/** The toolbars' values for a snapshot. Chromatic and `npm run test:visual` use the same modes. */
export interface Mode {
  readonly theme: "light" | "dark" | "high-contrast";
  readonly locale: "pl" | "de";
  readonly market: "pl" | "de";
  readonly viewport: keyof typeof viewports;
}

const themes = ["light", "dark", "high-contrast"] as const;
const screens = ["phone", "desktop"] as const;
const languages = ["pl", "de"] as const;

/** All twelve combinations of theme, language and screen, for key stories. */
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

/** The single snapshot of all other stories. Globals of the story itself, such as its language, take precedence. */
const plainMode: Mode = { theme: "light", locale: "pl", market: "pl", viewport: "desktop" };

/** Maximum number of snapshots of a full run. Each key story takes twelve. */
export const snapshotBudget = 2000;

/** Parameters of all stories. */
export const photographedOnce = { modes: { plain: plainMode } };

/** Parameters of a key story: `parameters: { chromatic: photographedInAllModes }`. */
export const photographedInAllModes = { modes: { ...keyModes, plain: { disable: true } } };

/** Parameters of a story that looks the same as another one, or different each time. */
export const notPhotographed = { disableSnapshot: true };
