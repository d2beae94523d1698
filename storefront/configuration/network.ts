export interface NetworkConfiguration {
  /** How often a task is tried with a refreshed token (specification, section 9). */
  readonly maximumTaskAttempts: number;
  /** Wait while another task refreshes the token, in milliseconds (section 9). */
  readonly tokenWait: number;
  /** Tokens travel in the Bearer header; off, in the query, for a provider that needs it (section 9; decision 16). */
  readonly tokenInHeader: boolean;
  /** A 401 refreshes the token once; off, it logs the shopper out (section 4, Token refresh). */
  readonly autoRefreshTokens: boolean;
  /** Share of errors that are reported, 0 to 1 (section 9). */
  readonly errorReportingRate: number;
}

export const network: NetworkConfiguration = {
  maximumTaskAttempts: 1,
  tokenWait: 1000,
  tokenInHeader: true,
  autoRefreshTokens: true,
  errorReportingRate: 1,
};
