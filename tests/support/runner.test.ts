import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

/** Runs steps, of which the first is given, in a process of their own, and returns what that prints and how it ends. */
function runWith(first: string) {
  const script = `
    const { runAll } = await import(${JSON.stringify(path.resolve("tests/support/runner.ts"))});
    const { onInterrupt } = await import(${JSON.stringify(path.resolve("tests/support/command.ts"))});
    const step = (name, failed, more = {}) => ({ name, run: async () => ({ passed: 1 - failed, failed }), ...more });
    await runAll([[[${first}], [step("beside", 0)]], step("later", 0)]);`;
  const { stdout, status } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  return { output: stdout, status, total: stdout.trim().split("\n").at(-1) };
}

test("steps run one after another, and lists of steps side by side", () => {
  const { output, status, total } = runWith('step("first", 0)');
  expect(status).toBe(0);
  expect(total).toBe("3 passed, 0 failed");
  expect(output).toMatch(/… first[^]*… beside[^]*✓[^]*✓[^]*… later/);
});

test("a failure ends the run with an error, after all steps", () => {
  const { status, total } = runWith('step("first", 1)');
  expect(status).toBe(1);
  expect(total).toBe("2 passed, 1 failed");
});

test("a step names what failed in it as soon as it ends", () => {
  const failures = '[{ name: "shows the price", message: "", command: "npx vitest" }]';
  const { output } = runWith(
    `step("first", 1, { run: async () => ({ passed: 0, failed: 1, failures: ${failures} }) })`,
  );
  expect(output).toMatch(/✗ first[^]*failed: shows the price[^]*… later/);
});

test("an interrupted run names the failures of the steps that had ended, and counts no other", () => {
  const failures = '[{ name: "shows the price", message: "a wrong sum", command: "npx vitest" }]';
  const { output, status, total } = runWith(
    `step("first", 1, { run: async () => ({ passed: 0, failed: 1, failures: ${failures} }) }),
     step("long", 0, { run: () => new Promise((resolve) => {
       const working = setInterval(() => {}, 1000);
       onInterrupt(() => { clearInterval(working); resolve({ passed: 5, failed: 0 }); });
       process.kill(process.pid, "SIGINT");
     }) })`,
  );
  expect(status).toBe(130);
  expect(output).toMatch(/Interrupted during "long"[^]*Failures: 1[^]*a wrong sum/);
  expect(output).not.toContain("… later");
  expect(total).toMatch(/ 1 failed$/);
});

test("without a step that the later ones need, these do not run and are not counted", () => {
  const { output, status, total } = runWith('step("first", 1, { isNeeded: true }), step("after", 0)');
  expect(status).toBe(1);
  expect(output).toContain('Not run without "first": after, later.');
  expect(total).toBe("1 passed, 1 failed");
});
