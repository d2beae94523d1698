import { existsSync } from "node:fs";
import { chromium } from "playwright";
import type { Photograph, Shot } from "./scene.ts";
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** A browser with the studio page. One is used for a whole run, because its first picture compiles the shaders. */
export interface OpenStudio {
  readonly photograph: (shot: Shot) => Promise<Photograph>;
  readonly close: () => Promise<void>;
}

/** Software rendering gives the same pixels with and without a graphics card. */
const flags = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
];
const systemBrowser = "/usr/bin/chromium";

/** Opens a browser. `browserPath` is a Chromium; the default is the system's, then Playwright's. */
export async function openStudio(script: string, browserPath?: string): Promise<OpenStudio> {
  const executablePath = browserPath ?? (existsSync(systemBrowser) ? systemBrowser : undefined);
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: flags });
  const page = await browser.newPage();
  let pageError = "";
  page.on("console", (message) => {
    if (message.type() === "error") pageError ||= message.text().slice(0, 800);
  });
  page.on("pageerror", ({ message }) => (pageError ||= message));
  await page.setContent("<!doctype html><title>Studio</title>");
  await page.addScriptTag({ content: script });
  return {
    photograph: async (shot) => {
      const photograph = await page.evaluate((shot) => window.photograph(shot), shot);
      if (pageError) throw new Error(`Error in the studio page: ${pageError}`);
      return photograph;
    },
    close: () => browser.close(),
  };
}

const entry = fileURLToPath(new URL("page/page.ts", import.meta.url));

/** Builds the studio into one script for a page, with geometry, materials, light and three.js. */
export async function studioScript(): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry, formats: ["iife"], name: "studio" } },
  });
  const [output] = Array.isArray(outputs) ? outputs : [outputs];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error("Vite returned no output for the studio.");
  return chunk.code;
}
