import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { modulesOf, readSource } from "../support/moduleGraph.ts";

/** Digests of all code, styles, texts and pictures that each file of stories shows, by the file's path. */
export type StoryCode = Readonly<Record<string, string>>;

/** Loaded with every story. */
const environment = [".storybook/preview.tsx", ".storybook/modes.ts"];

/** The messages of components, of which a story shows only few. */
const isMessageFile = (file: string) => file.startsWith("ui/messages/");
/** Compiled from `storefront/locales`, and never in the repository. */
const isGenerated = (file: string) => file.includes("/compiled/");

const digestOf = (parts: Iterable<string>) =>
  createHash("sha256")
    .update([...parts].join("\n"))
    .digest("hex")
    .slice(0, 16);

const digestOfFile = (file: string) => `${file} ${readSource(file).digest}`;

/** Returns the messages of each component in all languages; a message id is `ui.<component>.<what>`. */
function readMessages(): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const file of globSync("ui/messages/*.json").toSorted()) {
    const messages: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
    for (const [id, text] of Object.entries(messages)) {
      const component = id.split(".").slice(0, 2).join(".");
      texts.set(component, `${texts.get(component) ?? ""}\n${file} ${id} ${text}`);
    }
  }
  return texts;
}

const storyFiles = () => globSync("stories/**/*.stories.tsx").toSorted();

/** Returns the files of stories that have pictures in all modes. */
export const keyStoryFiles = (): readonly string[] =>
  storyFiles().filter((file) => readSource(file).code.includes("photographedInAllModes"));

/**
 * Returns the digests of all files of stories, and of Storybook's configuration as `.storybook`. Comments, types and
 * formatting do not change them. It works without a build and without a history.
 */
export function digestStoryCode(): StoryCode {
  const messages = readMessages();
  const setup = environment.map(modulesOf);
  const inPages = [...globSync("stories/pages/pictures/**/*.*"), ...globSync("storefront/locales/*.json")];
  const digest = (story: string) => {
    const modules = [...setup, modulesOf(story)];
    const files = new Set(modules.flatMap(({ files }) => Array.from(files)));
    if (story.startsWith("stories/pages/")) for (const file of inPages) files.add(file);
    const shown = Array.from(files).filter((file) => !isMessageFile(file) && !isGenerated(file));
    const components = shown.flatMap((file) => readSource(file).code.match(/\bui\.\w+/g) ?? []);
    const packages = modules.flatMap(({ packages }) => Array.from(packages));
    return digestOf([
      digestOfFile(".storybook/main.ts"),
      ...shown.map(digestOfFile).toSorted(),
      ...Array.from(new Set(components), (component) => messages.get(component) ?? "").toSorted(),
      ...Array.from(new Set(packages)).toSorted(),
    ]);
  };
  return {
    ...Object.fromEntries(storyFiles().map((file) => [file, digest(file)])),
    ".storybook": digestOf(globSync(".storybook/**/*.*").toSorted().map(digestOfFile)),
  };
}
