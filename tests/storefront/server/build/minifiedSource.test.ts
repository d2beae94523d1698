import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";
import { expect, test } from "vitest";
import { minifiedSource } from "#server/build/minifiedSource.ts";

const plugin = minifiedSource("/greet.ts");

/** Returns what a transformed module exports. */
const exportsOf = (code: string | null): Promise<Record<string, unknown>> =>
  import(`data:text/javascript,${encodeURIComponent(code ?? "")}`);

test("exports the minified source of a module's function under its name", async () => {
  const code =
    'export function greet(visitor) {\n  const greeting = "Hello";\n  return `${greeting}, ${visitor}`;\n}\n';
  const { greet } = await exportsOf(plugin.transform(code, "/shop/greet.ts"));
  expect(String(greet).length).toBeLessThan(code.length);
  expect(Function(`return (${String(greet)})("Anna")`)()).toBe("Hello, Anna");
});

test("leaves every other module alone", () => {
  expect(plugin.transform("export function greet() {}", "/shop/other.ts")).toBeNull();
});

test("the script in the head of every page has at most 2500 bytes and names nothing outside itself", async () => {
  const file = fileURLToPath(new URL("../../../../storefront/app/layout/recordPresses.ts", import.meta.url));
  const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
  const { recordPresses } = await exportsOf(minifiedSource(file).transform(code, file));
  expect(String(recordPresses)).not.toContain("import");
  expect(Buffer.byteLength(String(recordPresses))).toBeLessThanOrEqual(2500);
});
