import { defaultsOf, flag, milliseconds, share, size } from "./setting.ts";

export const networkSettings = {
  /**
   * How often a call is tried again with a refreshed token, and how often a refresh that the platform cannot make now
   * (docs/specification/settings.md#setting-8).
   */
  maximumTaskAttempts: size(1),
  /** How long a call waits before it asks again for such a refresh, in milliseconds. */
  tokenWait: milliseconds(1000),
  /**
   * Sends tokens in the Bearer header. When off, they are sent in the query, for providers that need it
   * (docs/decisions/product.md#decision-16).
   */
  tokenInHeader: flag(true),
  /** A 401 refreshes the token once. When off, it logs the shopper out (docs/specification/accounts.md#account-9). */
  autoRefreshTokens: flag(true),
  /**
   * Shows shoppers the refusal sentences of another platform (`PROVIDER_URL`), which nobody here has reviewed
   * (docs/specification/messages.md#message-6). When off, only sentences that the shop has a message for are shown. Server
   * errors (5xx) of a platform are never shown.
   */
  platformSentences: flag(false),
  /** The share of page loads in browsers whose errors are reported to the shop's log, 0 to 1 (docs/specification/settings.md#setting-7). */
  errorReportingRate: share(1),
  /** How long the gate waits for the provider, in milliseconds. Searches and orders have timeouts of their own. */
  gateTimeout: milliseconds(10_000),
  /** How long a browser waits for the gate, in milliseconds; longer than `gateTimeout`, so that the gate's answer arrives. */
  browserTimeout: milliseconds(12_000),
  /** How long a page that is being rendered waits for a call, in milliseconds; `search.serverTimeout` for searches. */
  renderTimeout: milliseconds(3000),
  /**
   * How long a file waits for a call, in milliseconds: a sitemap, a feed, an invoice, a download. Longer than a page, since
   * whoever fetches a file waits for it, and an error would have to be tried again.
   */
  fileTimeout: milliseconds(30_000),
  /** The timeout of an order, in milliseconds. Long, because repeating an order is worse than waiting. */
  orderTimeout: milliseconds(60_000),
  /** The maximum size of a request body that is sent to the provider, in bytes. */
  largestBody: size(256 * 1024),
  /** The maximum size of an answer that is read from the provider, in bytes. */
  largestAnswer: size(16 * 1024 * 1024),
};

export const network = defaultsOf(networkSettings);
export type NetworkConfiguration = typeof network;
