import type { Session } from "../kernel/database/database.ts";
import type { Changed } from "./catalogSearch.ts";

/** Which products have changed, and what of them. */
export interface Told {
  readonly productIds: readonly number[];
  readonly changed: Changed;
}

/** The other processes of the same shop, which keep in memory what this one changes. */
export interface Others {
  /**
   * Announces what the session's transaction changes: others hear of it when it is committed, and never when it is not.
   * Null announces that anything may have changed.
   */
  readonly tell: (session: Session, told: Told | null) => Promise<void>;
  /** Hears what others say; null when something may have been missed. */
  readonly onTold: (hear: (told: Told | null) => void) => void;
  readonly close: () => Promise<void>;
}

/** An embedded platform is alone. */
export const nobodyElse: Others = { tell: async () => {}, onTold: () => {}, close: async () => {} };
