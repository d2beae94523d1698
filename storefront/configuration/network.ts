export interface NetworkConfiguration {
  /** How often a task is tried with a refreshed token (docs/specification/settings.md#setting-8). */
  readonly maximumTaskAttempts: number;
  /** Wait while another task refreshes the token, in milliseconds. */
  readonly tokenWait: number;
  /**
   * Tokens travel in the Bearer header; off, in the query, for a provider that needs it
   * (docs/decisions/product.md#decision-16).
   */
  readonly tokenInHeader: boolean;
  /** A 401 refreshes the token once; off, it logs the shopper out (docs/specification/accounts.md#account-9). */
  readonly autoRefreshTokens: boolean;
  /**
   * Sentences of a platform of somebody else's (`PROVIDER_URL`) are shown to shoppers when they refuse something
   * (docs/specification/messages.md#message-6). Off, only those that the shop has messages of its own for: nobody here
   * has reviewed the rest. An error of the platform's own (5xx) is never shown.
   */
  readonly platformSentences: boolean;
  /** Share of errors that are reported, 0 to 1 (docs/specification/settings.md#setting-7). */
  readonly errorReportingRate: number;
  /** How long the gate waits for the provider, in milliseconds; searches have their own limits. */
  readonly gateTimeout: number;
  /** The timeout of a browser, in milliseconds: longer than the gate's, so that the gate's answer arrives. */
  readonly browserTimeout: number;
  /** How long a page that is being rendered waits for a call that is no search, in milliseconds. */
  readonly renderTimeout: number;
  /** The timeout of an order, in milliseconds; long, since repeating an order is worse than waiting. */
  readonly orderTimeout: number;
  /** The largest body that a call may carry to the provider, in bytes. */
  readonly largestBody: number;
  /** The largest answer that is read from the provider, in bytes. */
  readonly largestAnswer: number;
}

export const network: NetworkConfiguration = {
  maximumTaskAttempts: 1,
  tokenWait: 1000,
  tokenInHeader: true,
  autoRefreshTokens: true,
  platformSentences: false,
  errorReportingRate: 1,
  gateTimeout: 10_000,
  browserTimeout: 12_000,
  renderTimeout: 3000,
  orderTimeout: 60_000,
  largestBody: 256 * 1024,
  largestAnswer: 16 * 1024 * 1024,
};
