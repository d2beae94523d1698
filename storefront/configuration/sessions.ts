/** How long a customer stays logged in, all in seconds (docs/specification/security.md#security-3). */
export interface SessionsConfiguration {
  /** An unused access token expires after this time. */
  readonly idleSeconds: number;
  /** An access token dies after this, however often it is used. */
  readonly accessSeconds: number;
  /** Refresh tokens of a login die after this: then the password is asked for again. */
  readonly refreshSeconds: number;
  /** A refresh token that was used may be used again within this: two tabs may ask at once. Later, it was stolen. */
  readonly reuseGraceSeconds: number;
  /** A link to a new password dies after this. */
  readonly resetLinkSeconds: number;
  /** How long a browser is remembered after a login: wrong passwords from elsewhere do not lock it out. */
  readonly knownBrowserSeconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const sessions: SessionsConfiguration = {
  idleSeconds: 30 * minute,
  accessSeconds: 12 * hour,
  refreshSeconds: 30 * day,
  reuseGraceSeconds: 10,
  resetLinkSeconds: 30 * minute,
  knownBrowserSeconds: 180 * day,
};
