import { defaultsOf, seconds } from "./setting.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long customers stay logged in, all in seconds (docs/specification/security.md#security-3). */
export const sessionsSettings = {
  /** An unused access token expires after this time. */
  idleSeconds: seconds(30 * minute),
  /** An access token expires after this time, however often it is used. */
  accessSeconds: seconds(12 * hour),
  /** The refresh tokens of a login expire after this time; then the customer must enter the password again. */
  refreshSeconds: seconds(30 * day),
  /**
   * How long a refresh token may be used a second time, since two tabs may refresh at once. Later use means that it was
   * stolen.
   */
  reuseGraceSeconds: seconds(10),
  /** A password reset link expires after this time. */
  resetLinkSeconds: seconds(30 * minute),
  /** How long a browser is remembered after a login. Wrong passwords from elsewhere do not lock it out. */
  knownBrowserSeconds: seconds(180 * day),
};

export const sessions = defaultsOf(sessionsSettings);
