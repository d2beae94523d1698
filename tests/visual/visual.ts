import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Outcome, Problem } from "../support/outcome.ts";
import { acceptPictures } from "./accept.ts";
import { acceptedCode, acceptedFolder, acceptedMachine, AcceptedPictures, digestOf, pictureFile } from "./accepted.ts";
import { acceptedIn, buildStorybookOf } from "./base.ts";
import { describeMachine, differenceBetween, type Machine } from "./machine.ts";
import { photograph } from "./photograph.ts";
import { nameOf, type Picture } from "./pictures.ts";
import { readPictures, report, results, withBrowser, withServer } from "./session.ts";
import { digestStoryCode, keyStoryFiles, type StoryCode } from "./storyCode.ts";
import { buildStorybook, storybook } from "./storybook.ts";

export interface VisualRun {
  /** Whether to compare, or to accept, only the key stories whose code has changed since their looks were accepted. */
  readonly isKeyOnly: boolean;
  /** Whether to accept the current pictures of the stories whose code has changed. */
  readonly isUpdate: boolean;
  /** Whether to accept every story, whether or not its code has changed. */
  readonly isForAll?: boolean;
}

/** The number of changed pictures in the report; all are named and saved. */
const maxShown = 40;
const none: Outcome = { passed: 0, failed: 0 };
const sum = (...outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((passed, outcome) => passed + outcome.passed, 0),
  failed: outcomes.reduce((failed, outcome) => failed + outcome.failed, 0),
  failures: outcomes.flatMap(({ failures = [] }) => failures),
  flaky: outcomes.flatMap(({ flaky = [] }) => flaky),
});

const problemOf = (picture: Picture, message: string): Problem => ({
  name: nameOf(picture),
  message,
  command: "npm run test:visual",
});

/** Compares pictures of stories with the accepted ones and reports differences in `test-results/visual/report`. */
export async function compareStories({ isKeyOnly, isUpdate, isForAll = false }: VisualRun): Promise<Outcome> {
  mkdirSync(results, { recursive: true });
  const code = digestStoryCode();
  if (isKeyOnly && !isUpdate) return compareChangedCode(code);
  await buildStorybook();
  const machine = await withBrowser(describeMachine);
  const pictures = await readPictures(storybook);
  if (isUpdate) {
    return withServer(storybook, (origin) =>
      acceptPictures({ origin, machine, pictures, code }, { isKeyOnly, isForAll }),
    );
  }
  return compareAll(pictures, machine);
}

/** Compares the key stories whose code has changed, if this machine draws like the one of the accepted pictures. */
async function compareChangedCode(code: StoryCode): Promise<Outcome> {
  const accepted = acceptedCode();
  const isChanged = (name: string) => code[name] !== accepted[name];
  if (isChanged(".storybook")) await buildStorybook();
  const files = keyStoryFiles().filter(isChanged);
  if (files.length === 0) {
    console.log("Pictures were not compared: no key story's code has changed since its looks were accepted.");
    return none;
  }
  const difference = differenceBetween(await withBrowser(describeMachine), acceptedMachine());
  if (difference) {
    const notRun = `Pictures were not compared: ${difference}. \`npm run test:full\` compares them in another way.`;
    console.log(notRun);
    return { ...none, notRun };
  }
  await buildStorybook();
  const pictures = await readPictures(storybook);
  const { outcome } = await compareWithAccepted(pictures.filter(({ isKey, file }) => isKey && files.includes(file)));
  return outcome;
}

/** Compares all pictures. What cannot be compared with an accepted picture is compared with the accepted commit. */
async function compareAll(pictures: readonly Picture[], machine: Machine): Promise<Outcome> {
  const difference = differenceBetween(machine, acceptedMachine());
  if (difference) {
    console.log(`The accepted pictures cannot be compared here: ${difference}.`);
    return compareWithEarlier(pictures, machine);
  }
  const accepted = new AcceptedPictures();
  const code = acceptedCode();
  const planted = await report(storybook, pictures, acceptedFolder, "report-planted", ["planted"]);
  // Other stories have no digest if they were accepted on another machine.
  const unknown = pictures.filter((one) => !one.isKey && one.file in code && accepted.digestOf(one) === null);
  const { outcome, withoutPicture } = await compareWithAccepted(pictures.filter((one) => !unknown.includes(one)));
  const earlier = unknown.length > 0 ? await compareWithEarlier(unknown, machine) : none;
  // They have been counted; this only shows them.
  if (withoutPicture.length > 0) await compareWithEarlier(withoutPicture, machine);
  return sum(planted, outcome, earlier);
}

interface Comparison {
  readonly outcome: Outcome;
  /** Changed pictures of which only a digest was accepted. */
  readonly withoutPicture: readonly Picture[];
}

/** Compares with the accepted pictures and digests. Stories that were never accepted fail. */
async function compareWithAccepted(pictures: readonly Picture[]): Promise<Comparison> {
  const accepted = new AcceptedPictures();
  const missing = pictures.filter((picture) => accepted.digestOf(picture) === null);
  if (missing.length > 0) console.log(`Not accepted yet: ${missing.map(nameOf).join(", ")}`);
  const { outcome, changed } = await findChanges(
    pictures.filter((picture) => !missing.includes(picture)),
    (picture) => accepted.digestOf(picture),
  );
  if (missing.length + changed.length > 0) {
    console.log("If these looks are intended, accept them: npm run test:visual -- --update");
  } else if (outcome.failed === 0 && outcome.passed > 0) {
    console.log(`${outcome.passed} pictures look as accepted.`);
  }
  const stored = changed.filter((picture) => existsSync(pictureFile(picture)));
  await showChanges(stored, acceptedFolder);
  return {
    outcome: sum(outcome, {
      passed: 0,
      failed: missing.length,
      failures: missing.map((picture) => problemOf(picture, "These looks have not been accepted yet.")),
    }),
    withoutPicture: changed.filter((picture) => !stored.includes(picture)),
  };
}

/** Compares with the same stories of the commit that was last accepted, rendered on this machine. */
async function compareWithEarlier(pictures: readonly Picture[], machine: Machine): Promise<Outcome> {
  const commit = acceptedIn(acceptedFolder);
  if (!commit) {
    console.log("Pictures were not compared: without a full history, those of the accepted commit cannot be taken.");
    return none;
  }
  console.log(`Taking the pictures of ${commit.slice(0, 7)}, the last accepted commit, again.`);
  const before = path.join(results, `base-${commit}-${machine.drawing}`);
  const earlier = `${before}-storybook`;
  await buildStorybookOf(commit, earlier);
  const known = await readPictures(earlier);
  // A story may have moved to another file.
  const both = pictures.filter((picture) =>
    known.some((other) => isDeepStrictEqual({ ...other, file: picture.file }, picture)),
  );
  const untaken = both.filter((picture) => !existsSync(pictureFile(picture, before)));
  const failed = await withServer(earlier, (origin) =>
    photograph(origin, untaken, (picture, image) => save(image, pictureFile(picture, before))),
  );
  if (failed > 0) return { passed: 0, failed };
  const { outcome, changed } = await findChanges(both, (picture) =>
    digestOf(readFileSync(pictureFile(picture, before))),
  );
  await showChanges(changed, before);
  return outcome;
}

/**
 * Takes pictures and returns those that differ from what `digestBefore` returns, also when they are taken once more. They
 * are saved in `test-results/visual/changed`.
 */
async function findChanges(
  pictures: readonly Picture[],
  digestBefore: (picture: Picture) => string | null,
): Promise<{ readonly outcome: Outcome; readonly changed: readonly Picture[] }> {
  const take = async (wanted: readonly Picture[]) => {
    const changed: Picture[] = [];
    let taken = 0;
    const failed = await withServer(storybook, (origin) =>
      photograph(origin, wanted, (picture, image) => {
        taken++;
        if (digestOf(image) === digestBefore(picture)) return;
        changed.push(picture);
        save(image, pictureFile(picture, path.join(results, "changed")));
      }),
    );
    return { taken, failed, changed };
  };
  const first = await take(pictures);
  const second = first.changed.length > 0 ? await take(first.changed) : { failed: 0, changed: first.changed };
  const flaky = first.changed.filter((picture) => !second.changed.includes(picture));
  if (flaky.length > 0) console.log(`Flaky, different only once: ${flaky.map(nameOf).join(", ")}`);
  const { changed } = second;
  if (changed.length > 0) console.log(`Changed (${results}/changed): ${changed.map(nameOf).join(", ")}`);
  return {
    outcome: {
      passed: first.taken - first.changed.length,
      failed: first.failed + second.failed + changed.length,
      failures: changed.map((picture) => problemOf(picture, `looks different: ${results}/changed has the new picture`)),
      flaky: flaky.map((picture) => problemOf(picture, "looked different once, and as accepted the second time")),
    },
    changed,
  };
}

function save(image: Buffer, file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, image);
}

/** Shows the first changed pictures beside those in a folder, in a report. */
async function showChanges(changed: readonly Picture[], folder: string): Promise<void> {
  if (changed.length === 0) return;
  const name = folder === acceptedFolder ? "report" : "report-earlier";
  await report(storybook, changed.slice(0, maxShown), folder, name);
  console.log(`Shown side by side in ${results}/${name}/index.html.`);
}
