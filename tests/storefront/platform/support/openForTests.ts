import { afterAll } from "vitest";
import { openTestPlatform, type TestPlatform } from "./openTestPlatform.ts";

/** The platform for all tests of a file: opened before the first of them, closed after the last. */
export async function openForTests(...given: Parameters<typeof openTestPlatform>): Promise<TestPlatform> {
  const platform = await openTestPlatform(...given);
  afterAll(() => platform.close());
  return platform;
}
