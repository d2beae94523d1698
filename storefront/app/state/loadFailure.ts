import { ProviderRefusal, ProviderUnreachable, connectionFailure } from "#client/failures.ts";
import { createSerializationAdapter } from "@tanstack/react-router";
import type { Notices } from "./notices.ts";
import { isShopReachable } from "./reachability.ts";

/** Why a page could not be loaded, as far as the error page distinguishes it. */
export type LoadFailureKind = "slow" | "unreachable" | "offline" | "failed";

/** An error on the server as the browser receives it: its kind, and the request's id in the server's log. */
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

const codeFailure = "CodeFailure";

/**
 * Marks the error of code that failed to load. The router would recognise it by its message and reload the page, which
 * without a connection replaces it by the browser's error page.
 */
export function markAsCodeFailure(error: Error): void {
  error.name = codeFailure;
  error.message = `Code failed to load: ${error.message}`;
}

/** Returns whether a page could not be loaded because code of it is missing, including the code that requests data. */
export const isCodeFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === codeFailure || isCodeFailure(error.cause));

/** The statuses of a server in front of the shop, or of the shop itself, while the shop is away. */
const awayStatuses = new Set([502, 503, 504]);
/** What arrived was no answer of the shop, such as the page of a portal that wants a login. */
const foreignAnswers = new Set(["BAD_CONTENT_TYPE", "BAD_FORMAT"]);

const isAway = ({ status, refusal }: ProviderRefusal) =>
  awayStatuses.has(status) || foreignAnswers.has(refusal.code ?? "");

/** Returns why a page's data or code could not be loaded. */
export function loadFailureKind(error: unknown): LoadFailureKind {
  if (error instanceof LoadFailure) return error.kind;
  if (error instanceof ProviderUnreachable) return kinds[error.reason];
  if (error instanceof ProviderRefusal && isAway(error)) return "unreachable";
  if (isCodeFailure(error)) return kinds[connectionFailure()];
  return connectionFailure() === "offline" ? "offline" : "failed";
}

/**
 * Returns whether a page may load by itself once the shop is back: the page is fine, and only its data did not arrive.
 */
export const recoversByItself = (error: unknown): boolean =>
  canRetryRequest(error) && loadFailureKind(error) !== "failed";

/** Returns whether repeating the request can help. After an error in the page's own code, only a reload can. */
export const canRetryRequest = (error: unknown): boolean =>
  isCodeFailure(error) || [LoadFailure, ProviderRefusal, ProviderUnreachable].some((kind) => error instanceof kind);

export interface ErrorSerializerSetting {
  /** Receives each error whose details the page hides. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Id of the request in the server's log; null in the browser. */
  readonly requestId: string | null;
}

/** Creates the adapter that sends errors to the browser without their message, which may contain internal details. */
export const createErrorSerializer = ({ onError = () => {}, requestId }: ErrorSerializerSetting) =>
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
 * Returns whether code that failed to load was replaced by a deployment. That is the case when the shop answers; then
 * only a reload brings the new code. Otherwise the shop is out of reach.
 */
export const isCodeReplaced: typeof isShopReachable = isShopReachable;

/** Shows a notice that a new version was deployed, with a button that reloads the page. */
export const offerReload = (notices: Notices): void =>
  notices.show(
    "warning",
    { id: "offline.newContent" },
    { label: "notice.reload", onAction: () => location.reload() },
    { hasNoTimeout: true },
  );

/**
 * Shows a notice that the code of an action failed to load. Its button calls `retry`, or reloads the page if a
 * deployment has replaced the code.
 */
export async function showCodeLoadFailure(notices: Notices, retry: () => void): Promise<void> {
  if (await isCodeReplaced()) return offerReload(notices);
  notices.show(
    "warning",
    { id: "notice.loadFailed" },
    { label: "notice.tryAgain", onAction: retry },
    { hasNoTimeout: true },
  );
}

/** Shows that the products of a list are not on this device (docs/specification/catalogue.md#list-32). */
export const showNoProducts = (notices: Notices): void =>
  notices.show("error", { id: "offline.noProducts" }, { label: "notice.ok", onAction: () => {} });
