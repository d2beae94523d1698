import { ProviderRefusal, ProviderUnreachable, silence } from "#client/failures.ts";
import { createSerializationAdapter } from "@tanstack/react-router";
import type { Notices } from "./notices.ts";

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

export interface HiddenErrorsSetting {
  /** Is told the real error behind each one that the page only hints at. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** The name of the request that is answered; null in the browser. */
  readonly requestId: string | null;
}

/** Errors are sent from the server to the browser without their message, which may hold internal details. */
export const hiddenErrors = ({ onError = () => {}, requestId }: HiddenErrorsSetting) =>
  createSerializationAdapter({
    key: "error",
    test: (value): value is Error => value instanceof Error,
    toSerializable: (error) => {
      onError(error);
      return { kind: loadFailureKind(error), requestId };
    },
    fromSerializable: ({ kind, requestId }) => new LoadFailure(kind, requestId),
  });

/**
 * Returns whether code that did not load is gone rather than out of reach: the shop answers, so that it was replaced by a
 * deployment, and only a new page brings the new code.
 */
export async function isCodeGone(): Promise<boolean> {
  if (navigator.onLine === false) return false;
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  return answer?.ok === true;
}

/** Tells the shopper that the shop was deployed anew, and offers to load the page again. What was typed stays until then. */
export const tellReload = (notices: Notices): void =>
  notices.show(
    "warning",
    { id: "offline.newContent" },
    { label: "notice.reload", onAction: () => location.reload() },
    { hasNoTimeout: true },
  );

/**
 * Tells the shopper that code which a press needed did not load, with another try: of the press where the connection failed,
 * of the whole page where the shop was deployed meanwhile.
 */
export async function tellMissingCode(notices: Notices, again: () => void): Promise<void> {
  if (await isCodeGone()) return tellReload(notices);
  notices.show(
    "warning",
    { id: "notice.loadFailed" },
    { label: "notice.tryAgain", onAction: again },
    { hasNoTimeout: true },
  );
}
