import { whenIdle } from "@dioptra/ui";
import type { AppRouter } from "../router.tsx";

/**
 * Loads what a page needs only after it responds to input: the code of panels and menus, and what `afterStart` begins. It
 * is one import, so that the first view does not carry the names of the files behind it.
 */
export const loadAfterStart = () => import("./afterStart.ts");

/** Begins it while the browser is idle. Without this code, only what the next pages need loads later. */
export const startWhenIdle = (router: AppRouter, loadCalls: () => Promise<unknown>): void =>
  whenIdle(
    () =>
      void loadAfterStart()
        .then(({ afterStart }) => afterStart(router, loadCalls))
        .catch(() => {}),
  );
