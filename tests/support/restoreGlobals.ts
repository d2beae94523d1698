import { afterAll, vi } from "vitest";

/**
 * Runs with each test file: files share their worker's globals, so what one has replaced, such as `window`, must not be
 * there for the next. PGlite, for one, takes a process with a `window` for a browser.
 */
afterAll(() => {
  vi.unstubAllGlobals();
});
