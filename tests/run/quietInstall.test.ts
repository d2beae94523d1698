import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const workspace = readFileSync("pnpm-workspace.yaml", "utf8");

// Otherwise pnpm warns of every package that the Node.js of the machine is too old for, which runs none of them.
test("packages are compared with the Node.js that they run on", () => {
  const [, installed] = /^ {2}node: (\S+)$/m.exec(workspace) ?? [];
  expect(/^nodeVersion: (\S+)$/m.exec(workspace)?.[1]).toBe(installed);
});

// Otherwise the first start ends with a question about them.
test("every package that brings instructions for programs has an answer", () => {
  const manifests = ["", "tokens/", "ui/", "storefront/"];
  const asking = manifests.flatMap((folder) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}package.json`, "utf8"));
    const names = Object.keys({ ...dependencies, ...devDependencies });
    return names.filter((name) => existsSync(`${folder}node_modules/${name}/skills`));
  });
  expect(asking.filter((name) => !workspace.includes(`"${name}": { skills: false }`))).toEqual([]);
  expect(asking).not.toEqual([]);
});
