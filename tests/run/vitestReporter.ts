import { writeFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, SerializedError, TestModule } from "vitest/node";
import * as z from "zod";

/** What the reporter writes to the file that `VITEST_OUTCOME` names. Without that variable it writes nothing. */
export const vitestOutcome = z.object({
  /** The number of passed tests by file. */
  passed: z.record(z.string(), z.number()),
  failures: z.array(
    z.object({
      project: z.string(),
      /** The test's file, relative to the workspace; empty for an error outside of all files. */
      file: z.string(),
      /** The title with those of its suites; empty if the file as a whole failed, for example while it was loaded. */
      title: z.string(),
      message: z.string(),
    }),
  ),
});
export type VitestOutcome = z.infer<typeof vitestOutcome>;
type Failure = VitestOutcome["failures"][number];

const messageOf = (errors: readonly { readonly message: string }[]) =>
  stripVTControlCharacters(errors[0]?.message ?? "failed without a message").slice(0, 2000);

const fileOf = ({ moduleId }: TestModule) => path.relative(process.cwd(), moduleId).replaceAll("\\", "/");

/** Counts tests and collects failures. Vitest's own JSON reporter would also write the reports that axe attaches. */
export default class CountingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]) {
    const file = process.env["VITEST_OUTCOME"];
    if (!file) return;
    const outcome: VitestOutcome = {
      passed: Object.fromEntries(
        modules.map((module) => [fileOf(module), [...module.children.allTests("passed")].length]),
      ),
      failures: [
        ...modules.flatMap(failuresOf),
        ...unhandledErrors.map((error) => ({ project: "", file: "", title: "", message: messageOf([error]) })),
      ],
    };
    writeFileSync(file, JSON.stringify(outcome));
  }
}

function failuresOf(module: TestModule): Failure[] {
  const failure = (title: string, errors: readonly { readonly message: string }[]): Failure => ({
    project: module.project.name,
    file: fileOf(module),
    title,
    message: messageOf(errors),
  });
  return [
    // Errors while loading the file, and those of hooks, after which tests are skipped.
    ...(module.errors().length > 0 ? [failure("", module.errors())] : []),
    ...[...module.children.allSuites()]
      .filter((suite) => suite.errors().length > 0)
      .map((suite) => failure(suite.fullName, suite.errors())),
    ...[...module.children.allTests("failed")].map((test) => failure(test.fullName, test.result().errors ?? [])),
  ];
}
