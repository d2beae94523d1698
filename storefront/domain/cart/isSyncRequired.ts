export interface SyncRecord {
  /** Hash of what the platform last agreed to; null when it never did. */
  readonly syncedHash: string | null;
  /** Hash of what the cart holds now. */
  readonly hash: string;
  /** When it was last synchronised, in milliseconds since the epoch; 0 for never. */
  readonly syncedAt: number;
}

/** The cart, or its totals, are to be synchronised: changed, or never done (storefront behaviour, section 3). */
export function isSyncRequired({ syncedHash, hash, syncedAt }: SyncRecord): boolean {
  return syncedHash !== hash || syncedAt === 0;
}
