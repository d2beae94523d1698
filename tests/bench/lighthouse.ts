import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { removeFolder, startShop } from "../support/shop.ts";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { median } from "./support/median.ts";
import { categoryPath, firstPicturePath, firstProductPath } from "./support/pagePaths.ts";
import { serve } from "./support/serve.ts";
import { withBudget, round, type Table } from "./support/tables.ts";

const lighthousePackage = "lighthouse@13.5.0";

const lcpRatioBudget = 2;
const blockingBudget = 120; // Milliseconds.
const shiftBudget = 0.01;

/** Lighthouse's figures of one page view on a simulated phone: 4 × CPU, 150 ms and 1.6 Mbit/s. */
interface Figures {
  readonly LCP: number;
  readonly TBT: number;
  readonly CLS: number;
}

/** Runs Lighthouse once in a separate browser. */
async function runLighthouse(url: string, folder: string): Promise<Figures> {
  const output = path.join(folder, "report.json");
  const chrome = chromiumPath();
  const flags = ["--headless=new", ...chromiumArguments].join(" ");
  await promisify(execFile)(
    "npx",
    [
      "--yes",
      lighthousePackage,
      url,
      "--only-categories=performance",
      "--form-factor=mobile",
      "--output=json",
      `--output-path=${output}`,
      `--chrome-flags=${flags}`,
      "--quiet",
    ],
    { env: { ...process.env, ...(chrome && { CHROME_PATH: chrome }) } },
  );
  const { audits, runtimeError } = JSON.parse(readFileSync(output, "utf8"));
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return {
    LCP: audits["largest-contentful-paint"].numericValue,
    TBT: audits["total-blocking-time"].numericValue,
    CLS: audits["cumulative-layout-shift"].numericValue,
  };
}

/** Serves a page without JavaScript, with one of the shop's pictures, 300 × 400 px. */
async function serveBare(origin: string) {
  const response = await fetch(origin + (await firstPicturePath(origin)), { headers: { accept: "image/avif" } });
  const type = response.headers.get("content-type") ?? "";
  if (!response.ok || !type.startsWith("image/"))
    throw new Error(`The picture has status ${response.status}, ${type}.`);
  const picture = Buffer.from(await response.arrayBuffer());
  const page =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>' +
    '<h1>Bare</h1><img src="/picture" width="300" height="400" alt="">';
  return serve(({ url }, answer) => {
    const isPicture = url === "/picture";
    answer.setHeader("content-type", isPicture ? type : "text/html; charset=utf-8");
    answer.end(isPicture ? picture : page);
  });
}

/** Compares Lighthouse's figures of a first visit on a phone with those of a bare page. */
export async function lighthouse(runs = 7): Promise<Table[]> {
  const shop = await startShop();
  const bare = await serveBare(shop.origin);
  const folder = mkdtempSync(path.join(tmpdir(), "dioptra-lighthouse-"));
  const pages = {
    home: `${shop.origin}/`,
    category: shop.origin + categoryPath,
    product: shop.origin + (await firstProductPath(shop.origin)),
  };
  const results = new Map<string, Figures[]>();
  // Pages take turns, so that changes in the machine's load affect all of them.
  for (let run = 0; run < runs; run++) {
    for (const [name, url] of Object.entries({ bare: bare.origin, ...pages })) {
      results.set(name, [...(results.get(name) ?? []), await runLighthouse(url, folder)]);
    }
  }
  bare.close();
  await shop.stop();
  rmSync(folder, { recursive: true });
  removeFolder(shop.folder);

  const middle = (name: string, figure: keyof Figures) => median((results.get(name) ?? []).map((each) => each[figure]));
  const names = Object.keys(pages);
  const ratios = names.map((name) => [
    `LCP: ${name}, times the bare page`,
    { ...withBudget(middle(name, "LCP") / middle("bare", "LCP"), lcpRatioBudget, 2), ms: round(middle(name, "LCP")) },
  ]);
  const blocking = names.map((name) => [`TBT: ${name}, ms`, withBudget(middle(name, "TBT"), blockingBudget)]);
  const shifts = names.map((name) => [`CLS: ${name}`, withBudget(middle(name, "CLS"), shiftBudget, 3)]);
  const itself = [["LCP: bare page", { ms: round(middle("bare", "LCP")) }]];
  return [
    {
      title: `Lighthouse, first visit on a phone (medians of ${runs})`,
      rows: Object.fromEntries([...itself, ...ratios, ...blocking, ...shifts]),
    },
  ];
}
