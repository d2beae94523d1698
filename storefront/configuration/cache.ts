export interface CacheConfiguration {
  /**
   * How long a rendered page may be served to anonymous visitors, in seconds
   * (docs/specification/settings.md#setting-3).
   */
  readonly outputLifetimeSeconds: number;
  /** How long an outdated page is still served when no other can be rendered (RFC 5861), in seconds. */
  readonly staleIfErrorSeconds: number;
  /** How much memory the rendered pages may take, in bytes. */
  readonly outputBytes: number;
  /** How much memory the provider's answers may take that pages are rendered from, in bytes. */
  readonly answerBytes: number;
  /** How much of the disk the pictures may take that are made from masters, in bytes. */
  readonly pictureBytes: number;
  /** How long a browser may use an answer again that the provider lets be kept, in seconds. */
  readonly browserLifetimeSeconds: number;
  /**
   * A read of the browser's storage that takes longer counts as an error, in milliseconds
   * (docs/specification/accounts.md#account-31).
   */
  readonly storageReadTimeout: number;
  /** The same for walking through all entries, in milliseconds. */
  readonly storageIterateTimeout: number;
  /** How often the room left in the browser's storage is looked at, in milliseconds. */
  readonly quotaCheckInterval: number;
  /** Failed reads after which the browser's storage is no longer used. */
  readonly maximumReadErrors: number;
  /** Failed writes after which the browser's storage is no longer used. */
  readonly maximumWriteErrors: number;
}

export const cache: CacheConfiguration = {
  outputLifetimeSeconds: 86_400,
  staleIfErrorSeconds: 60,
  outputBytes: 64 * 1024 * 1024,
  answerBytes: 16 * 1024 * 1024,
  pictureBytes: 512 * 1024 * 1024,
  browserLifetimeSeconds: 60,
  storageReadTimeout: 800,
  storageIterateTimeout: 2000,
  quotaCheckInterval: 30_000,
  maximumReadErrors: 1,
  maximumWriteErrors: 30,
};
