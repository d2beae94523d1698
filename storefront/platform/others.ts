/** The other processes of the same shop, which keep in memory what this one changes. */
export interface Others {
  /** Says that these products have changed: their stock, prices or texts. */
  readonly tell: (productIds: readonly number[]) => Promise<void>;
  /** Hears what others say; null when something may have been missed. */
  readonly onTold: (hear: (productIds: readonly number[] | null) => void) => void;
  readonly close: () => Promise<void>;
}

/** An embedded platform is alone. */
export const nobodyElse: Others = { tell: async () => {}, onTold: () => {}, close: async () => {} };
