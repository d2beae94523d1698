import { ProviderUnreachable } from "#client/failures.ts";

/** Why a page could not be loaded, as far as a shopper needs to know. */
export type LoadFailureKind = "slow" | "unreachable" | "offline" | "failed";

/** What the browser learns of an error on the server: its kind, and the name of the request for whoever asks us about it. */
export class LoadFailure extends Error {
  override readonly name = "LoadFailure";
  readonly kind: LoadFailureKind;
  readonly requestId: string | null;

  constructor(kind: LoadFailureKind, requestId: string | null) {
    super("The server could not load this page.");
    this.kind = kind;
    this.requestId = requestId;
  }
}

const kinds = { timeout: "slow", network: "unreachable", offline: "offline" } as const;

/** What became of a page whose loader, or whose code, could not be loaded. */
export function loadFailureKind(error: unknown): LoadFailureKind {
  if (error instanceof LoadFailure) return error.kind;
  if (error instanceof ProviderUnreachable) return kinds[error.reason];
  return navigator.onLine === false ? "offline" : "failed";
}
