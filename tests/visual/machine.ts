import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Browser } from "playwright";
import * as z from "zod";

export const machineSchema = z.object({ fonts: z.record(z.string(), z.string()), drawing: z.string() });

/** What decides whether two machines draw the same pictures, whatever the versions of their browsers. */
export type Machine = z.infer<typeof machineSchema>;

const tokens = new URL("../../tokens/", import.meta.url);
const require = createRequire(new URL("package.json", tokens));

/** The packages of the font families that `tokens` ships, with their names in style sheets. */
const families = {
  "@fontsource-variable/instrument-sans": "Instrument Sans Variable",
  "@fontsource-variable/nunito": "Nunito Variable",
};
const packages = Object.keys(families);

/** Returns the faces of a font package with their files as data URLs. */
function facesOf(name: string): string {
  const sheet = require.resolve(`${name}/wght.css`);
  return readFileSync(sheet, "utf8").replaceAll(/url\((\.\/files\/[^)]+)\)/g, (_, file: string) => {
    const font = readFileSync(path.join(path.dirname(sheet), file), "base64");
    return `url(data:font/woff2;base64,${font})`;
  });
}

/** Returns the fallback face, which shows text until the shop's own fonts have loaded. */
const fallbackFace = () => /@font-face\s*\{[^}]*\}/.exec(readFileSync(new URL("font.css", tokens), "utf8"))?.[0] ?? "";

/** What machines render differently: fonts, weights, an emoji, form controls, curves, a slanted edge. */
const sample = () => `<!doctype html><meta charset="utf-8">
<style>${packages.map(facesOf).join("\n")} ${fallbackFace()}</style>
<body style="margin:20px;width:560px;background:#fff;color:#111">
${[
  ...Object.values(families).map((name) => `"${name}"`),
  '"Instrument Sans Fallback"',
  "sans-serif",
  "serif",
  "monospace",
  "system-ui",
]
  .map(
    (family) => `<p style='font:17px ${family}'>Zażółć gęślą jaźń, Größe, 1 234,50 zł <b>0123456789</b> → ✓ 👓 漢</p>`,
  )
  .join("")}
<input value="Dioptra"><input type="checkbox" checked><select><option>Nela</option></select>
<svg width="200" height="80"><path d="M5 70C40 0 90 0 120 60S180 90 195 5" fill="none" stroke="#0d5144" stroke-width="1.5"/>
<path d="M5 5 195 17" stroke="#000" stroke-width=".7"/></svg></body>`;

const packageSchema = z.object({ version: z.string() });

/** Returns the versions of the fonts, and a digest of the sample as this machine renders it. */
export async function describeMachine(browser: Browser): Promise<Machine> {
  const page = await browser.newPage();
  await page.setContent(sample());
  // The fallback face fails where the system has no such font.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => null));
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return {
    fonts: Object.fromEntries(
      packages.map((name) => [name, packageSchema.parse(require(`${name}/package.json`)).version]),
    ),
    drawing: createHash("sha256").update(picture).digest("hex").slice(0, 16),
  };
}

/** Returns why a machine's pictures cannot be compared with the accepted ones; null if they can. */
export function differenceBetween(machine: Machine, accepted: Machine | null): string | null {
  if (!accepted) return "no pictures have been accepted";
  const font = packages.find((name) => machine.fonts[name] !== accepted.fonts[name]);
  if (font)
    return `${font} is ${machine.fonts[font]}, but the accepted pictures show ${accepted.fonts[font] ?? "none"}`;
  if (machine.drawing === accepted.drawing) return null;
  return `the sample in tests/visual/machine.ts looks different on this machine (${machine.drawing}) from the accepted one (${accepted.drawing}); its browser or fonts are others`;
}
