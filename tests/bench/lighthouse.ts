import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { removeFolder, startShop } from "../support/shop.ts";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { median } from "./support/median.ts";
import { categoryPath, firstProductPath } from "./support/pagePaths.ts";
import { serve } from "./support/serve.ts";
import { against, round, type Table } from "./support/tables.ts";

const lighthousePackage = "lighthouse@13.5.0";

const mostTimesBare = 2;
const mostBlocking = 120; // Milliseconds.
const mostShift = 0.01;

/** What Lighthouse says of one page view on a phone: 4 × CPU, 150 ms and 1.6 Mbit/s. */
interface Seen {
  readonly LCP: number;
  readonly TBT: number;
  readonly CLS: number;
}

/** One run in a browser of its own. */
async function see(url: string, folder: string): Promise<Seen> {
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

/** A page without JavaScript, with one picture of the shop's of 300 × 400 px. */
async function serveBare(origin: string) {
  const category = await (await fetch(origin + categoryPath)).text();
  const source = /src="(\/media\/frames\/card\/[^"]+)"/.exec(category)?.[1];
  if (source === undefined) throw new Error(`${categoryPath} shows no pictures.`);
  const picture = Buffer.from(await (await fetch(origin + source)).arrayBuffer());
  const page =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>' +
    '<h1>Bare</h1><img src="/picture.svg" width="300" height="400" alt="">';
  return serve(({ url }, response) => {
    const isPicture = url === "/picture.svg";
    response.setHeader("content-type", isPicture ? "image/svg+xml" : "text/html; charset=utf-8");
    response.end(isPicture ? picture : page);
  });
}

/** Lighthouse's lab figures of a first visit on a phone, beside a page that has nothing to wait for. */
export async function lighthouse(runs = 7): Promise<Table[]> {
  const shop = await startShop();
  const bare = await serveBare(shop.origin);
  const folder = mkdtempSync(path.join(tmpdir(), "dioptra-lighthouse-"));
  const pages = {
    home: `${shop.origin}/`,
    category: shop.origin + categoryPath,
    product: shop.origin + (await firstProductPath(shop.origin)),
  };
  const seen = new Map<string, Seen[]>();
  // In turn, so that all of them see the same of the machine's moods.
  for (let run = 0; run < runs; run++) {
    for (const [name, url] of Object.entries({ bare: bare.origin, ...pages })) {
      seen.set(name, [...(seen.get(name) ?? []), await see(url, folder)]);
    }
  }
  bare.close();
  await shop.stop();
  rmSync(folder, { recursive: true });
  removeFolder(shop.folder);

  const middle = (name: string, figure: keyof Seen) => median((seen.get(name) ?? []).map((each) => each[figure]));
  const names = Object.keys(pages);
  const ratios = names.map((name) => [
    `LCP: ${name}, times the bare page`,
    { ...against(middle(name, "LCP") / middle("bare", "LCP"), mostTimesBare, 2), ms: round(middle(name, "LCP")) },
  ]);
  const blocking = names.map((name) => [`TBT: ${name}, ms`, against(middle(name, "TBT"), mostBlocking)]);
  const shifts = names.map((name) => [`CLS: ${name}`, against(middle(name, "CLS"), mostShift, 3)]);
  const itself = [["LCP: bare page", { ms: round(middle("bare", "LCP")) }]];
  return [
    {
      title: `Lighthouse, first visit on a phone (medians of ${runs})`,
      rows: Object.fromEntries([...itself, ...ratios, ...blocking, ...shifts]),
    },
  ];
}
