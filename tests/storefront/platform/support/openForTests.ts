import { afterAll } from "vitest";
import { openTestPlatform, type TestPlatform } from "./openTestPlatform.ts";

/** Opens a test platform, and closes it after the last test of the file. */
export async function openForTests(...options: Parameters<typeof openTestPlatform>): Promise<TestPlatform> {
  const platform = await openTestPlatform(...options);
  afterAll(() => platform.close());
  return platform;
}
