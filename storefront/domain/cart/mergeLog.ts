/** One difference between the cart here (client) and at the platform (server), or what is left to do about them. */
export type MergeLogEntry =
  | { readonly party: "client" | "server"; readonly status: "no-item"; readonly sku: string }
  | {
      readonly party: "client" | "server";
      readonly status: "wrong-qty";
      readonly sku: string;
      readonly clientQuantity: number;
      readonly serverQuantity: number;
    }
  | { readonly party: "client" | "server"; readonly status: "update-required" | "no-changes" };

export interface AfterMerge {
  /** The cart is no longer what the platform last agreed to. */
  readonly hashChanged: boolean;
  readonly totalsRequired: boolean;
}

/** The last two entries of a merge's log, once its steps are done (storefront behaviour, 3.4). */
export function closingEntries({ hashChanged, totalsRequired }: AfterMerge): readonly MergeLogEntry[] {
  return [
    { party: "client", status: hashChanged ? "update-required" : "no-changes" },
    { party: "server", status: totalsRequired ? "update-required" : "no-changes" },
  ];
}
