import type { CartLine, ServerLine } from "./cart.ts";
import type { MergeLogEntry } from "./mergeLog.ts";
import { pairLines } from "./pairLines.ts";
import { identityOf, type LineIdentity, sameLine } from "./sameLine.ts";

export interface MergePolicy {
  /** Lines that the shopper took out here and that the platform may hold still: nothing else is deleted there. */
  readonly removed: readonly LineIdentity[];
  /** The client's cart is right: in the checkout, or after the shopper changed something. */
  readonly force: boolean;
  /** Only reports the differences. */
  readonly dryRun: boolean;
  /** A guest's cart is exchanged for a customer's: what both hold is added up, once. */
  readonly mergeQuantities: boolean;
  /** Configuration: a line that the platform does not have may vanish here. */
  readonly canRemove: boolean;
  /** Configuration: a line may take the platform's quantity. */
  readonly canModify: boolean;
}

export type MergeStep =
  | {
      readonly step: "update-on-server";
      readonly line: CartLine;
      /** The platform's line to change; null to add a new one. */
      readonly server: ServerLine | null;
      readonly quantity: number;
    }
  | { readonly step: "delete-on-server"; readonly server: ServerLine }
  | { readonly step: "add-locally"; readonly server: ServerLine }
  | { readonly step: "remove-locally"; readonly line: CartLine }
  | { readonly step: "take-server-quantity"; readonly line: CartLine; readonly server: ServerLine }
  | { readonly step: "take-server-ids"; readonly line: CartLine; readonly server: ServerLine };

export interface MergePlan {
  readonly steps: readonly MergeStep[];
  readonly log: readonly MergeLogEntry[];
}

/**
 * What has to be done, here and at the platform, so that both hold the same cart (specification, section 4, Merge). A
 * line that only the platform has is taken over, also by a forced merge, unless it was removed here.
 */
export function mergeCarts(client: readonly CartLine[], server: readonly ServerLine[], policy: MergePolicy): MergePlan {
  const { pairs, serverOnly } = pairLines(client, server);
  const parts = [
    ...pairs.map((pair) => (pair.server ? ofBoth(pair.line, pair.server, policy) : ofClientOnly(pair.line, policy))),
    ...serverOnly.map((line) => ofServerOnly(line, policy)),
  ];
  return {
    steps: policy.dryRun ? [] : parts.flatMap(({ step }) => (step ? [step] : [])),
    log: parts.flatMap(({ entry }) => (entry ? [entry] : [])),
  };
}

interface Part {
  readonly step: MergeStep | null;
  readonly entry: MergeLogEntry | null;
}

function ofClientOnly(line: CartLine, { force, canRemove }: MergePolicy): Part {
  const entry = { party: "server", status: "no-item", sku: line.sku } as const;
  const remains = force || !canRemove;
  return {
    entry,
    step: remains
      ? { step: "update-on-server", line, server: null, quantity: line.quantity }
      : { step: "remove-locally", line },
  };
}

function ofServerOnly(server: ServerLine, { removed }: MergePolicy): Part {
  const entry = { party: "client", status: "no-item", sku: server.sku } as const;
  const isRemoved = removed.some((line) => sameLine(line, identityOf(server)));
  return { entry, step: { step: isRemoved ? "delete-on-server" : "add-locally", server } };
}

function ofBoth(line: CartLine, server: ServerLine, { force, mergeQuantities, canModify }: MergePolicy): Part {
  const isKnown = line.serverItemId === server.itemId && line.serverCartId === server.cartId;
  // A line that already bears this cart's ids was added up before; again, its quantity would double.
  const addsUp = mergeQuantities && !isKnown;
  if (line.quantity === server.quantity && !addsUp) {
    return { entry: null, step: isKnown ? null : { step: "take-server-ids", line, server } };
  }
  const quantities = { clientQuantity: line.quantity, serverQuantity: server.quantity };
  const entry = { party: "server", status: "wrong-qty", sku: line.sku, ...quantities } as const;
  if (!addsUp && !force && canModify) return { entry, step: { step: "take-server-quantity", line, server } };
  const quantity = addsUp ? line.quantity + server.quantity : line.quantity;
  return { entry, step: { step: "update-on-server", line, server, quantity } };
}
