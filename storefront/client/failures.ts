import type { Refusal } from "#contract/refusal.ts";

export type { Refusal };

/** The provider said no, and why. */
export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal";
  /** The HTTP status, which is the envelope's code. */
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(refusal.message ?? `The provider refused with ${status}.`);
    this.status = status;
    this.refusal = refusal;
  }
}

/** No answer came: nobody knows whether the call arrived. */
export class ProviderUnreachable extends Error {
  override readonly name = "ProviderUnreachable";
}
