import type { AppRouter } from "../router.tsx";
import { loadAfterStart } from "./lazyStart.ts";

/**
 * Reports what nothing has caught. Returns the function for what a part of the page has caught, which then shows an error
 * page. The code that reports comes with what starts while the browser is idle, or with the first error.
 */
export function followErrors(router: AppRouter): (error: unknown) => void {
  const build = import.meta.url.split("/").at(-1) ?? "";
  async function send(error: unknown): Promise<void> {
    try {
      await (await loadAfterStart()).reportError(error, router, build);
    } catch {
      // Without a connection there is no report, and a failed one is not reported.
    }
  }
  const report = (error: unknown) => void send(error);
  window.addEventListener("error", ({ error }) => report(error));
  window.addEventListener("unhandledrejection", ({ reason }) => report(reason));
  return report;
}
