import type { CartLine, ServerLine } from "./cart.ts";
import { agreedLine, identityOf, type LineIdentity, sameItem, sameLine } from "./lines.ts";

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
 * What has to be done, here and at the platform, so that both hold the same cart (docs/specification/cart.md#cart-25).
 * A line that only the platform has is taken over, also by a forced merge, unless it was removed here.
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

export interface PairedLines {
  readonly pairs: readonly { readonly line: CartLine; readonly server: ServerLine | null }[];
  /** What the platform has and the client does not. */
  readonly serverOnly: readonly ServerLine[];
}

/** Finds for each line the platform's line that is the same, each of which is found once at most. */
export function pairLines(client: readonly CartLine[], server: readonly ServerLine[]): PairedLines {
  const found = new Map<CartLine, ServerLine>();
  const left = new Map(server.map((line) => [line, identityOf(line)]));
  const pairBy = (isPair: (a: LineIdentity, b: LineIdentity) => boolean) => {
    for (const line of client.filter((each) => !found.has(each))) {
      const [match] = [...left].find(([, identity]) => isPair(line, identity)) ?? [];
      if (!match) continue;
      found.set(line, match);
      left.delete(match);
    }
  };
  // Ids first, or a line could be given away to another that is merely equal to it.
  pairBy((a, b) => sameItem(a, b) && sameLine(a, b));
  pairBy(sameLine);
  return { pairs: client.map((line) => ({ line, server: found.get(line) ?? null })), serverOnly: [...left.keys()] };
}

/**
 * What a step of a merge does to the cart of this browser. `resolve` makes a line of what only the platform has;
 * what it cannot make, because the product is gone, is left out.
 */
export function applyStep(
  lines: readonly CartLine[],
  step: MergeStep,
  resolve: (server: ServerLine) => CartLine | null,
): readonly CartLine[] {
  switch (step.step) {
    case "delete-on-server":
      return lines;
    case "add-locally": {
      const resolved = resolve(step.server);
      return resolved ? [...lines, agreedLine({ ...resolved, quantity: step.server.quantity }, step.server)] : lines;
    }
    case "remove-locally":
      return lines.filter((line) => !sameLine(line, step.line));
    case "take-server-quantity":
      return change(lines, step, (line) => agreedLine({ ...line, quantity: step.server.quantity }, step.server));
    case "take-server-ids":
      return change(lines, step, (line) => agreedLine(line, step.server));
    case "update-on-server":
      return change(lines, step, (line) => toSend(line, step));
  }
}

/** The line to send. What the shopper changed while the merge was under way is kept on top. */
function toSend(line: CartLine, { line: planned, server, quantity }: Extract<MergeStep, { step: "update-on-server" }>) {
  return {
    ...line,
    quantity: line.quantity + quantity - planned.quantity,
    // Ids that the platform no longer knows would make it refuse the line.
    serverItemId: server?.itemId ?? null,
    serverCartId: server?.cartId ?? null,
  };
}

const change = (lines: readonly CartLine[], step: { readonly line: CartLine }, to: (line: CartLine) => CartLine) =>
  lines.map((line) => (sameLine(line, step.line) ? to(line) : line));

/** One difference between the cart in the browser (client) and at the platform (server), or a step to resolve it. */
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

/** The last two entries of a merge's log, once its steps are done (docs/specification/cart.md#cart-29). */
export function closingEntries({ hashChanged, totalsRequired }: AfterMerge): readonly MergeLogEntry[] {
  return [
    { party: "client", status: hashChanged ? "update-required" : "no-changes" },
    { party: "server", status: totalsRequired ? "update-required" : "no-changes" },
  ];
}
