import { expect, test } from "vitest";
import { dependentsOf, type Imports, resolveBarrels } from "./dependents.ts";

const sources: Readonly<Record<string, string>> = {
  "ui/index.ts": `export { Button, type ButtonProps } from "./primitives/Button.tsx";
export { Card as Tile } from "./layout/Card.tsx";`,
  "ui/primitives/Button.tsx": "",
  "ui/layout/Card.tsx": "",
  "ui/cart/Cart.tsx": "",
  "stories/Button.stories.tsx": `import { Button } from "@dioptra/ui";`,
  "stories/Tile.stories.tsx": `import { Tile } from "@dioptra/ui";`,
};
const imports: Imports = new Map([
  ["ui/index.ts", ["ui/primitives/Button.tsx", "ui/layout/Card.tsx"]],
  ["ui/cart/Cart.tsx", ["ui/primitives/Button.tsx"]],
  ["ui/primitives/Button.tsx", []],
  ["ui/layout/Card.tsx", []],
  ["stories/Button.stories.tsx", ["ui/index.ts"]],
  ["stories/Tile.stories.tsx", ["ui/index.ts"]],
]);
const resolved = resolveBarrels(imports, (file) => sources[file] ?? "");

test("a file that imports a barrel depends on the modules whose names it contains", () => {
  expect(resolved.get("stories/Button.stories.tsx")).toEqual(["ui/primitives/Button.tsx"]);
  expect(resolved.get("stories/Tile.stories.tsx")).toEqual(["ui/layout/Card.tsx"]);
});

test("a changed module has direct and indirect dependents, and itself", () => {
  expect([...dependentsOf(["ui/primitives/Button.tsx"], resolved)].toSorted()).toEqual([
    "stories/Button.stories.tsx",
    "ui/cart/Cart.tsx",
    "ui/index.ts",
    "ui/primitives/Button.tsx",
  ]);
});

test("files that import each other end the search", () => {
  const circle: Imports = new Map([
    ["a.ts", ["b.ts"]],
    ["b.ts", ["a.ts"]],
  ]);
  expect([...dependentsOf(["a.ts"], circle)]).toEqual(["a.ts", "b.ts"]);
});
