import { count, defaultsOf, milliseconds, seconds } from "./setting.ts";

export const cacheSettings = {
  /** How long a rendered page may be served to anonymous visitors, in seconds (docs/specification/settings.md#setting-3). */
  outputLifetimeSeconds: seconds(86_400),
  /** How long an outdated page is still served when rendering fails (RFC 5861, `stale-if-error`), in seconds. */
  staleIfErrorSeconds: seconds(60),
  /** The memory for rendered pages, in bytes. */
  outputBytes: count(64 * 1024 * 1024),
  /** The memory for the provider's answers that pages are rendered from, in bytes. */
  answerBytes: count(16 * 1024 * 1024),
  /** The disk space for pictures that are made from masters, in bytes. */
  pictureBytes: count(512 * 1024 * 1024),
  /** How long a browser may reuse an answer that the provider allows to be cached, in seconds. */
  browserLifetimeSeconds: seconds(60),
  /**
   * A read of the browser's storage that takes longer counts as an error, in milliseconds
   * (docs/specification/accounts.md#account-31).
   */
  storageReadTimeout: milliseconds(800),
  /** The same for an iteration over all entries, in milliseconds. */
  storageIterateTimeout: milliseconds(2000),
  /** How often the remaining space in the browser's storage is checked, in milliseconds. */
  quotaCheckInterval: milliseconds(30_000),
  /** Failed reads after which the browser's storage is no longer used. */
  maximumReadErrors: count(1),
  /** Failed writes after which the browser's storage is no longer used. */
  maximumWriteErrors: count(30),
};

export const cache = defaultsOf(cacheSettings);
