import type { Refusal } from "#contract/wire/refusal.ts";

export type { Refusal };

/** The provider said no, and why. */
export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal";
  /** The HTTP status, which is the envelope's code. */
  readonly status: number;
  readonly refusal: Refusal;
  /** Seconds until the call may be repeated; null when not stated. */
  readonly retryAfter: number | null;

  constructor(status: number, refusal: Refusal, retryAfter: number | null = null) {
    super(refusal.message ?? `The provider refused with ${status}${refusal.code ? ` ${refusal.code}` : ""}.`);
    this.status = status;
    this.refusal = refusal;
    this.retryAfter = retryAfter;
  }
}

/** Why there was no answer: it took too long, this device has no connection, or something on the way failed. */
export type Silence = "timeout" | "offline" | "network";

/** No answer arrived; the call may or may not have taken effect. */
export class ProviderUnreachable extends Error {
  override readonly name = "ProviderUnreachable";
  readonly reason: Silence;

  constructor(reason: Silence, options?: ErrorOptions) {
    super(`The provider gave no answer: ${reason}.`, options);
    this.reason = reason;
  }
}

/** Why nothing came that was not late: only a browser knows that it has no connection. */
export const silence = (): Silence => (navigator.onLine === false ? "offline" : "network");
