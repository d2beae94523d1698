import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const decision = readFileSync("docs/decisions/0034-how-the-foundations-are-proven.md", "utf8");
const files = new Map(
  globSync("stories/ui/**/*.stories.tsx").map((file) => [path.basename(file, ".stories.tsx"), file]),
);

/** Whether the story that a decision names by its component and its export exists. */
function isStory(component: string, story: string): boolean {
  const file = files.get(component);
  return file !== undefined && readFileSync(file, "utf8").includes(`export const ${story}: Story`);
}

test("every story that proves a case of the foundations exists", () => {
  const named = [...decision.matchAll(/`([A-Z]\w+)\.([A-Z]\w+)`/g)];
  expect(named.length).toBeGreaterThan(90);
  const missing = named.filter(([, component = "", story = ""]) => !isStory(component, story));
  expect(missing.map(([name]) => name)).toEqual([]);
});
