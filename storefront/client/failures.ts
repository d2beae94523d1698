import type { Refusal } from "#contract/wire/refusal.ts";

export type { Refusal };

/** Thrown when the provider refuses a call. `refusal` has the reason. */
export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal";
  /** The HTTP status, equal to the envelope's code. */
  readonly status: number;
  readonly refusal: Refusal;
  /** Seconds after which the call may be repeated; null when not stated. */
  readonly retryAfter: number | null;

  constructor(status: number, refusal: Refusal, retryAfter: number | null = null) {
    super(refusal.message ?? `The provider refused with ${status}${refusal.code ? ` ${refusal.code}` : ""}.`);
    this.status = status;
    this.refusal = refusal;
    this.retryAfter = retryAfter;
  }
}

/** Statuses of refusals that say nothing about what was asked: the login has expired, or there were too many calls. */
const passingStatuses: ReadonlySet<number> = new Set([401, 408, 429]);

/**
 * Returns whether the provider has refused what was asked, and would refuse it again: not for its own faults, nor because
 * of the login or of too many calls.
 */
export const isFinalRefusal = (error: unknown): error is ProviderRefusal =>
  error instanceof ProviderRefusal && error.status >= 400 && error.status < 500 && !passingStatuses.has(error.status);

/** Why no answer arrived: it took too long, the device is offline, or the connection failed. */
export type UnreachableReason = "timeout" | "offline" | "network";

/** Thrown when no answer arrives. The call may or may not have taken effect. */
export class ProviderUnreachable extends Error {
  override readonly name = "ProviderUnreachable";
  readonly reason: UnreachableReason;

  constructor(reason: UnreachableReason, options?: ErrorOptions) {
    super(`The provider did not answer: ${reason}.`, options);
    this.reason = reason;
  }
}

/** Returns why a request failed before its timeout. Only a browser can tell that it is offline. */
export const connectionFailure = (): UnreachableReason => (navigator.onLine === false ? "offline" : "network");
