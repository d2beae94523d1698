import { whenIdle } from "./whenIdle.ts";

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/**
 * Brings what will probably be wanted soon, once the browser has nothing better to do; nothing where somebody wants to
 * save data. What does not come now is asked for again when it is wanted.
 */
export function loadAhead(bring: () => Promise<unknown>): void {
  if (!navigator.connection?.saveData) whenIdle(() => void bring().catch(() => {}));
}
