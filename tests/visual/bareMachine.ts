import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright";
import { chromiumPath } from "../support/chromium.ts";
import { command } from "../support/command.ts";
import type { Outcome, Runner } from "../support/outcome.ts";
import { photograph } from "./photograph.ts";
import { readPictures, withBrowser, withServer } from "./session.ts";
import { buildStorybook, storybook } from "./storybook.ts";
import { describeMachine } from "./machine.ts";

/** Finds the system's fonts except Arial and those of its widths. Chromium crashes without any font. */
const fontsWithoutArial = (cache: string) => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <cachedir>${cache}</cachedir>
  <selectfont><rejectfont><glob>*/liberation*</glob><glob>*/*rial*</glob><glob>*/*rimo*</glob></rejectfont></selectfont>
</fontconfig>
`;

/** Some stories of each kind: components with the shop's fonts, a whole page. */
const families = ["stories/ui/primitives", "stories/pages/NotFound.stories.tsx"];

/**
 * Takes a picture of every key story and runs some stories where the browser appears only after all runners have been
 * imported, and where no font has the widths of Arial. The looks differ there, but nothing may fail or wait for ever.
 */
export const bareMachine: Runner = {
  name: "stories and pictures on a bare machine",
  run: async () => {
    await buildStorybook();
    const before = { CHROMIUM_PATH: process.env["CHROMIUM_PATH"], FONTCONFIG_FILE: process.env["FONTCONFIG_FILE"] };
    const folder = mkdtempSync(path.join(tmpdir(), "dioptra-bare-"));
    const browser = path.join(folder, "chromium");
    const fonts = path.join(folder, "fonts.conf");
    const installed = chromiumPath() ?? chromium.executablePath();
    try {
      writeFileSync(fonts, fontsWithoutArial(path.join(folder, "cache")));
      Object.assign(process.env, { CHROMIUM_PATH: browser, FONTCONFIG_FILE: fonts });
      symlinkSync(installed, browser);
      return await takeAndTest();
    } finally {
      for (const [name, value] of Object.entries(before)) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function takeAndTest(): Promise<Outcome> {
  const { drawing } = await withBrowser(describeMachine);
  console.log(`This machine without Arial draws ${drawing}.`);
  const key = (await readPictures(storybook)).filter(({ isKey }) => isKey);
  const onePerStory = [...new Map(key.map((picture) => [picture.storyId, picture])).values()];
  let taken = 0;
  const failed = await withServer(storybook, (origin) => photograph(origin, onePerStory, () => taken++));
  const { code, output } = await command("vitest", ["run", "--project", "stories", ...families]);
  if (code !== 0) console.log(output);
  return { passed: taken + (code === 0 ? 1 : 0), failed: failed + (code === 0 ? 0 : 1) };
}
