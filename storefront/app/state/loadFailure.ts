import { ProviderRefusal, ProviderUnreachable, silence } from "#client/failures.ts";

/** Why a page could not be loaded, as far as a shopper needs to know. */
export type LoadFailureKind = "slow" | "unreachable" | "offline" | "failed";

/** What the browser learns of an error on the server: its kind, and what the request is called in the log. */
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

/** Why there is no page: its data, or its code, could not be loaded. */
export function loadFailureKind(error: unknown): LoadFailureKind {
  if (error instanceof LoadFailure) return error.kind;
  if (error instanceof ProviderUnreachable) return kinds[error.reason];
  return silence() === "offline" ? "offline" : "failed";
}

/** Whether asking the provider once more can help; where the page's own code is at fault, only a new page can. */
export const isAnswerMissing = (error: unknown): boolean =>
  [LoadFailure, ProviderRefusal, ProviderUnreachable].some((kind) => error instanceof kind);
