import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { modulesOf } from "../support/moduleGraph.ts";
import { digestStoryCode, keyStoryFiles } from "./storyCode.ts";

test("a story consists of the components that it shows, with their styles and the tokens", () => {
  const { files, packages } = modulesOf("stories/ui/primitives/Button.stories.tsx");
  expect(files).toContain("ui/primitives/Button.css.ts");
  expect(files).toContain("tokens/contract.css.ts");
  expect(files).not.toContain("ui/index.ts");
  expect(files).not.toContain("ui/primitives/Text.tsx");
  expect(Array.from(packages).some((name) => name.startsWith("react@"))).toBe(true);
});

test("the story of a page consists of the shop's views and of recorded answers", () => {
  const { files } = modulesOf("stories/pages/NotFound.stories.tsx");
  expect(files).toContain("storefront/app/routes/__root.tsx");
  expect(files).toContain("storefront/app/features/cart/CartView.tsx");
  expect(files).toContain("stories/pages/answers/pl.json");
});

test("every file of stories has a digest, the same each time", () => {
  const code = digestStoryCode();
  expect(code).toEqual(digestStoryCode());
  expect(Object.keys(code).filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(Object.values(code)).size).toBe(Object.keys(code).length);
});

test("some stories have pictures in all modes", () => {
  expect(keyStoryFiles()).toContain("stories/ui/primitives/Text.stories.tsx");
  expect(keyStoryFiles()).not.toContain("stories/ui/primitives/Amount.stories.tsx");
});
