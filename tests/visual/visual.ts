import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { chromium } from "playwright";
import { snapshotBudget } from "../../.storybook/modes.ts";
import { playwright } from "../support/playwright.ts";
import type { Outcome } from "../support/outcome.ts";
import { acceptedIn, buildStorybookOf } from "./base.ts";
import { browserOptions } from "./camera.ts";
import { digestOf, type Digests, readDigests, takeDigests, writeDigests } from "./digests.ts";
import { describeMachine, type Machine, machineSchema } from "./machine.ts";
import { findPictures, nameOf, pathOf, type Picture } from "./pictures.ts";
import { writePlan } from "./plan.ts";
import { serve } from "./serve.ts";

export interface VisualRun {
  /** The folder of the built Storybook. */
  readonly storybook: string;
  /** Whether to compare only the key stories. */
  readonly isKeyOnly: boolean;
  /** Whether to accept the current pictures. */
  readonly isUpdate: boolean;
}

/** Holds pictures of key stories, digests of all other and of large pictures, and the machine's properties. */
const accepted = "tests/visual/baselines";
const digestsFile = `${accepted}/digests.json`;
const machineFile = `${accepted}/machine.json`;
const results = "test-results/visual";

/** The size in bytes above which only a digest is stored, because large pictures would bloat the repository. */
const maximumPictureSize = 100_000;

/** Compares pictures of stories with the accepted ones and reports differences in `test-results/visual/report`. */
export async function compareStories({ storybook, isKeyOnly, isUpdate }: VisualRun): Promise<Outcome> {
  mkdirSync(results, { recursive: true });
  const { machine, pictures } = await inspect(storybook);
  if (pictures.length > snapshotBudget) {
    throw new Error(
      `The stories ask for ${pictures.length} pictures; the budget in .storybook/modes.ts is ${snapshotBudget}.`,
    );
  }
  const key = pictures.filter(({ isKey }) => isKey);
  const others = isKeyOnly ? [] : pictures.filter(({ isKey }) => !isKey);
  const isSameMachine = isDeepStrictEqual(machine, acceptedMachine());

  if (isUpdate) {
    if (isKeyOnly && !isSameMachine)
      throw new Error(
        "The accepted pictures come from another browser: accept all pictures, not only the key stories.",
      );
    return accept(storybook, { machine, key, others, isSameMachine, isKeyOnly });
  }
  if (!isSameMachine) return compareWithEarlier(storybook, [...key, ...others], machine);

  const planted = await takePictures(storybook, key, accepted, "none", ["planted"]);
  const all = [...key, ...others];
  const now = await digestsOf(storybook, all);
  const digests = readDigests(digestsFile);
  const changed = all.filter(
    (picture) => now[nameOf(picture)] !== (digests[nameOf(picture)] ?? digestOfStored(picture)),
  );
  if (changed.length > 0) console.log(`Changed or new: ${changed.map(nameOf).join(", ")}`);
  const shown = await showChanges(storybook, changed, machine);
  return sum(planted, { passed: all.length - changed.length, failed: 0 }, shown);
}

/** Reports the changed pixels of pictures; where only a digest is stored, takes the accepted picture again. */
async function showChanges(storybook: string, changed: readonly Picture[], machine: Machine): Promise<Outcome> {
  const stored = changed.filter((picture) => existsSync(fileOf(picture)));
  const digested = changed.filter((picture) => !stored.includes(picture));
  const compared = stored.length > 0 ? await takePictures(storybook, stored, accepted, "none") : none;
  if (digested.length === 0) return compared;
  // One report holds one comparison.
  if (compared.failed === 0) await compareWithEarlier(storybook, digested, machine);
  return sum(compared, { passed: 0, failed: digested.length });
}

/** Compares with the same stories of the commit that was last accepted, rendered on this machine. */
async function compareWithEarlier(storybook: string, pictures: readonly Picture[], machine: Machine): Promise<Outcome> {
  const commit = acceptedIn(accepted);
  if (!commit) {
    console.log(
      "Pictures were not compared: the accepted ones come from another browser, and without a full history they cannot be taken again.",
    );
    return none;
  }
  console.log(`Taking the pictures of ${commit.slice(0, 7)}, the last accepted commit, again.`);
  const before = path.join(results, `base-${commit}-${machine.drawing}`);
  const earlier = `${before}-storybook`;
  await buildStorybookOf(commit, earlier);
  const { pictures: known } = await inspect(earlier);
  const both = pictures.filter((picture) => known.some((other) => isDeepStrictEqual(other, picture)));
  if (both.length === 0) return none;
  const taken = await takePictures(earlier, both, before, "all");
  return taken.failed > 0 ? taken : takePictures(storybook, both, before, "none");
}

/** Returns the machine's properties and the pictures of a Storybook. */
async function inspect(storybook: string) {
  const browser = await chromium.launch(browserOptions.launch);
  const server = await serve(storybook);
  try {
    return {
      machine: await describeMachine(browser),
      pictures: await findPictures(await browser.newPage(), server.origin),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

function acceptedMachine(): Machine | null {
  if (!existsSync(machineFile)) return null;
  return machineSchema.parse(JSON.parse(readFileSync(machineFile, "utf8")));
}

async function digestsOf(storybook: string, pictures: readonly Picture[]) {
  const server = await serve(storybook);
  try {
    return await takeDigests(server.origin, pictures);
  } finally {
    await server.close();
  }
}

async function takePictures(
  storybook: string,
  pictures: readonly Picture[],
  baselines: string,
  update: "none" | "changed" | "all",
  specs: readonly string[] = ["stories"],
): Promise<Outcome> {
  const server = await serve(storybook);
  try {
    writePlan({ origin: server.origin, baselines: path.resolve(baselines), pictures });
    return await playwright("tests/visual/playwright.config.ts", [...specs, `--update-snapshots=${update}`], {
      PLAYWRIGHT_HTML_OUTPUT_DIR: path.resolve(results, "report"),
    });
  } finally {
    await server.close();
  }
}

interface AcceptInput {
  readonly machine: Machine;
  readonly key: readonly Picture[];
  readonly others: readonly Picture[];
  readonly isSameMachine: boolean;
  readonly isKeyOnly: boolean;
}

/** Accepts every changed picture, or all pictures if the accepted ones come from another machine. */
async function accept(
  storybook: string,
  { machine, key, others, isSameMachine, isKeyOnly }: AcceptInput,
): Promise<Outcome> {
  const { passed, failed } = await takePictures(storybook, key, accepted, isSameMachine ? "changed" : "all");
  const heavy = key.filter((picture) => statSync(fileOf(picture)).size > maximumPictureSize);
  const current = new Set(key.filter((picture) => !heavy.includes(picture)).map(fileOf));
  for (const file of globSync(`${accepted}/**/*.png`)) if (!current.has(file)) rmSync(file);
  const unseen = isKeyOnly ? withoutKey(readDigests(digestsFile), key) : {};
  const seen = await digestsOf(storybook, isKeyOnly ? heavy : [...heavy, ...others]);
  writeDigests(digestsFile, { ...unseen, ...seen });
  writeFileSync(machineFile, `${JSON.stringify(machine, null, 2)}\n`);
  return { passed: passed + others.length, failed };
}

const none: Outcome = { passed: 0, failed: 0 };
const sum = (...outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((passed, outcome) => passed + outcome.passed, 0),
  failed: outcomes.reduce((failed, outcome) => failed + outcome.failed, 0),
});

function digestOfStored(picture: Picture): string | null {
  const file = fileOf(picture);
  return existsSync(file) ? digestOf(readFileSync(file)) : null;
}

const fileOf = (picture: Picture) => path.join(accepted, ...pathOf(picture));

function withoutKey(digests: Digests, key: readonly Picture[]): Digests {
  const names = new Set(key.map(nameOf));
  return Object.fromEntries(Object.entries(digests).filter(([name]) => !names.has(name)));
}
