import type { BlikRefusal } from "@dioptra/ui/rules";

export type { BlikRefusal };

const refusals: Readonly<Record<BlikRefusal, null>> = {
  "wrong-code": null,
  "code-expired": null,
  "no-funds": null,
  "over-limit": null,
  declined: null,
  "not-confirmed": null,
  unknown: null,
};

const isRefusal = (reason: string): reason is BlikRefusal => Object.hasOwn(refusals, reason);

/** Reads why the platform says that a BLIK code was refused; another reason, or none, is unknown. */
export const readBlikRefusal = (reason: string | null): BlikRefusal =>
  reason !== null && isRefusal(reason) ? reason : "unknown";
