import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import type { Browser } from "playwright";
import * as z from "zod";

export const machineSchema = z.object({
  chromium: z.string(),
  fonts: z.record(z.string(), z.string()),
  drawing: z.string(),
});

/** The properties of a machine that affect how it renders a page. */
export type Machine = z.infer<typeof machineSchema>;

/** The packages of the font families that `tokens` ships. */
const families = ["@fontsource-variable/instrument-sans", "@fontsource-variable/nunito"];

/** What machines render differently: fallback fonts, weights, an emoji, form controls, curves, a slanted edge. */
const sample = `<!doctype html><meta charset="utf-8"><body style="margin:20px;width:560px;background:#fff;color:#111">
${["sans-serif", "serif", "monospace", "system-ui"]
  .map(
    (family) => `<p style="font:17px ${family}">Zażółć gęślą jaźń, Größe, 1 234,50 zł <b>0123456789</b> → ✓ 👓 漢</p>`,
  )
  .join("")}
<input value="Dioptra"><input type="checkbox" checked><select><option>Nela</option></select>
<svg width="200" height="80"><path d="M5 70C40 0 90 0 120 60S180 90 195 5" fill="none" stroke="#0d5144" stroke-width="1.5"/>
<path d="M5 5 195 17" stroke="#000" stroke-width=".7"/></svg></body>`;

const require = createRequire(new URL("../../tokens/package.json", import.meta.url));
const packageSchema = z.object({ version: z.string() });

/** Returns the versions of the browser and the fonts, and a digest of the sample as this machine renders it. */
export async function describeMachine(browser: Browser): Promise<Machine> {
  const page = await browser.newPage();
  await page.setContent(sample);
  const picture = await page.screenshot();
  await page.close();
  return {
    chromium: browser.version(),
    fonts: Object.fromEntries(
      families.map((name) => [name, packageSchema.parse(require(`${name}/package.json`)).version]),
    ),
    drawing: createHash("sha256").update(picture).digest("hex").slice(0, 16),
  };
}
