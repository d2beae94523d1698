import { expect, test } from "vitest";
import { forbiddenCode, namelessFolders, withoutStatus, withoutStory } from "./architecture/findBreaches.ts";
import { readSources } from "./architecture/sources.ts";
import { unreadSettings } from "./architecture/unreadSettings.ts";

const sources = readSources();
const plant = (files: Record<string, string>) => new Map(Object.entries(files));

test("reads the sources of the workspace", () => expect(sources.size).toBeGreaterThan(100));

test("every component has exactly one status", () => expect(withoutStatus(sources)).toEqual([]));

test("pure rules do not read the clock, and only the server reads the environment", () =>
  expect(forbiddenCode(sources)).toEqual([]));

test("no folder has a meaningless name", () => expect(namelessFolders(sources)).toEqual([]));

test("finds a component without a story, but not a part of one that has a story", () => {
  const found = withoutStory(
    plant({
      "ui/forms/Slider.tsx": "",
      "ui/forms/Button.tsx": "",
      "ui/forms/Mark.tsx": "",
      "stories/ui/forms/Button.stories.tsx": "Button",
    }),
    new Map([["ui/forms/Button.tsx", ["ui/forms/Mark.tsx"]]]),
  );
  expect(found).toEqual([{ file: "ui/forms/Slider.tsx", why: "has no story" }]);
});

test("finds a component without a status or with two", () => {
  const meta = (tags: string) => `const meta = { component: A, ${tags} };\nexport default meta;`;
  const found = withoutStatus(
    plant({
      "stories/ui/forms/A.stories.tsx": meta('tags: ["stable"],'),
      "stories/ui/forms/B.stories.tsx": meta(""),
      "stories/ui/forms/C.stories.tsx": meta('tags: ["new", "beta"],'),
      "stories/ui/forms/D.stories.tsx": `${meta("")}\nexport const One = { tags: ["new"] };`,
      "stories/foundations/E.stories.tsx": meta(""),
    }),
  );
  expect(found.map(({ file }) => file.at(-"X.stories.tsx".length))).toEqual(["B", "C", "D"]);
});

test.each([
  ["storefront/domain/a.ts", "const now = Date.now();"],
  ["ui/rules/a.ts", "if (Math.random() > 0.5) {}"],
  ["storefront/app/a.ts", "process.env.SECRET"],
])("finds forbidden code in %s: %s", (file, source) => {
  expect(forbiddenCode(plant({ [file]: source }))).toHaveLength(1);
});

test("finds a folder with a meaningless name", () => {
  expect(namelessFolders(plant({ "ui/utils/a.ts": "" }))).toHaveLength(1);
});

const settings = {
  cart: { countBy: "items", limits: { lines: 9, pieces: 99 } },
  stock: { batchSize: 15, prefetchCount: 8 },
};
const all = ["cart", "stock"];
const named = 'import { configuration } from "#configuration/index.ts";';
const bySubject = 'import { cart as rules } from "#configuration/cart.ts";';

test.each<[how: string, source: string, unread: readonly string[]]>([
  ["not at all", "", all],
  ["by name", `${named} configuration.cart.countBy;`, ["cart.limits", "stock"]],
  ["by the subject's own name", `${bySubject} rules["countBy"];`, ["cart.limits", "stock"]],
  ["within a setting", `${bySubject} rules.limits.lines.toFixed();`, ["cart.countBy", "cart.limits.pieces", "stock"]],
  ["as an object of settings", `${bySubject} f(rules.limits);`, ["cart.countBy", "stock"]],
  [
    "taken apart",
    `${named} const { cart, stock: { batchSize } } = configuration; cart.countBy;`,
    ["cart.limits", "stock.prefetchCount"],
  ],
  ["as a default", `${named} function f({ countBy }: Rules = configuration.cart) {}`, ["cart.limits", "stock"]],
  ["one by one", `${bySubject} Object.values(rules);`, ["stock"]],
  ["by a computed key", `${bySubject} const key: Key = "countBy"; rules[key];`, ["cart.limits", "stock"]],
  [
    "in a function that receives it",
    `import { f } from "./b.ts"; ${bySubject} f({ ...rules });`,
    ["cart.limits", "stock"],
  ],
  ["from another object", `${bySubject} other.countBy; ({ rules: 1 });`, all],
  ["in a type", `${named} type T = typeof configuration.cart;`, all],
  ["in a comment", `${named} // configuration.cart.countBy`, all],
])("recognises settings that are read %s", (_how, source, unread) => {
  const receiver = "export const f = ({ countBy }) => countBy;";
  const sources = plant({ "storefront/domain/a.ts": source, "storefront/domain/b.ts": receiver });
  expect(unreadSettings(sources, settings)).toEqual(unread);
});

test("a setting that only the configuration, a test or a story reads counts as unread", () => {
  const source = `${named} configuration.cart.countBy;`;
  const files = ["storefront/configuration/a.ts", "tests/a.test.ts", "stories/a.stories.tsx"];
  expect(unreadSettings(plant(Object.fromEntries(files.map((file) => [file, source]))), settings)).toEqual(all);
});
