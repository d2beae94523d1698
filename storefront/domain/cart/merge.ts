import type { CartLine, ServerLine } from "./cart.ts";
import { agreedLine, identityOf, type LineIdentity, sameItem, sameLine } from "./lines.ts";

/** How differences between the browser's cart (client) and the platform's (server) are resolved. */
export interface MergePolicy {
  /** Lines that the shopper has removed here and that the platform may still have. Only these are deleted there. */
  readonly removed: readonly LineIdentity[];
  /** The client's quantities win: in the checkout, and after the shopper has changed something. */
  readonly force: boolean;
  /** Reports the differences without planning steps. */
  readonly dryRun: boolean;
  /** Adds up the quantities of both carts, once: when a guest's cart becomes a customer's. */
  readonly mergeQuantities: boolean;
  /** Setting: a line that the platform does not have may be removed here. */
  readonly canRemove: boolean;
  /** Setting: a line here may adopt the platform's quantity. */
  readonly canModify: boolean;
}

/** One step that makes both carts equal. */
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
 * Plans the steps, here and at the platform, that make both carts equal (docs/specification/cart.md#cart-25). A line
 * that only the platform has is added here, even in a forced merge, unless it was removed here.
 */
export function mergeCarts(client: readonly CartLine[], server: readonly ServerLine[], policy: MergePolicy): MergePlan {
  const { pairs, serverOnly } = pairLines(client, server);
  const parts = [
    ...pairs.map((pair) =>
      pair.server ? planPair(pair.line, pair.server, policy) : planClientLine(pair.line, policy),
    ),
    ...serverOnly.map((line) => planServerLine(line, policy)),
  ];
  return {
    steps: policy.dryRun ? [] : parts.flatMap(({ step }) => (step ? [step] : [])),
    log: parts.flatMap(({ entry }) => (entry ? [entry] : [])),
  };
}

interface PlannedLine {
  readonly step: MergeStep | null;
  readonly entry: MergeLogEntry | null;
}

function planClientLine(line: CartLine, { force, canRemove }: MergePolicy): PlannedLine {
  const entry = { party: "server", status: "no-item", sku: line.sku } as const;
  const isKept = force || !canRemove;
  return {
    entry,
    step: isKept
      ? { step: "update-on-server", line, server: null, quantity: line.quantity }
      : { step: "remove-locally", line },
  };
}

function planServerLine(server: ServerLine, { removed }: MergePolicy): PlannedLine {
  const entry = { party: "client", status: "no-item", sku: server.sku } as const;
  const isRemoved = removed.some((line) => sameLine(line, identityOf(server)));
  return { entry, step: { step: isRemoved ? "delete-on-server" : "add-locally", server } };
}

function planPair(line: CartLine, server: ServerLine, { force, mergeQuantities, canModify }: MergePolicy): PlannedLine {
  const hasServerIds = line.serverItemId === server.itemId && line.serverCartId === server.cartId;
  // A line that already has this cart's ids was added up before. Adding again would double its quantity.
  const isAddedUp = mergeQuantities && !hasServerIds;
  if (line.quantity === server.quantity && !isAddedUp) {
    return { entry: null, step: hasServerIds ? null : { step: "take-server-ids", line, server } };
  }
  const quantities = { clientQuantity: line.quantity, serverQuantity: server.quantity };
  const entry = { party: "server", status: "wrong-qty", sku: line.sku, ...quantities } as const;
  if (!isAddedUp && !force && canModify) return { entry, step: { step: "take-server-quantity", line, server } };
  const quantity = isAddedUp ? line.quantity + server.quantity : line.quantity;
  return { entry, step: { step: "update-on-server", line, server, quantity } };
}

export interface PairedLines {
  readonly pairs: readonly { readonly line: CartLine; readonly server: ServerLine | null }[];
  /** The platform's lines that the client does not have. */
  readonly serverOnly: readonly ServerLine[];
}

/** Pairs each line with the same line of the platform. Each of the platform's lines is used at most once. */
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
  // By id first. Otherwise a line could be paired with another one that only has equal options.
  pairBy((a, b) => sameItem(a, b) && sameLine(a, b));
  pairBy(sameLine);
  return { pairs: client.map((line) => ({ line, server: found.get(line) ?? null })), serverOnly: [...left.keys()] };
}

/**
 * Returns the browser's lines after a step of a merge. `resolve` creates the line for one that only the platform has;
 * if it returns null, because the product is not sold any more, nothing is added.
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

/** Returns the line to send. A change of quantity that the shopper made since the merge was planned is kept. */
function toSend(line: CartLine, { line: planned, server, quantity }: Extract<MergeStep, { step: "update-on-server" }>) {
  return {
    ...line,
    quantity: line.quantity + quantity - planned.quantity,
    // The platform would refuse a line with ids that it does not have any more.
    serverItemId: server?.itemId ?? null,
    serverCartId: server?.cartId ?? null,
  };
}

const change = (lines: readonly CartLine[], step: { readonly line: CartLine }, to: (line: CartLine) => CartLine) =>
  lines.map((line) => (sameLine(line, step.line) ? to(line) : line));

/** An entry of the merge's log: a difference between client and server, or the result after the steps. */
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
  /** Whether the cart has changed since the last synchronisation. */
  readonly hashChanged: boolean;
  readonly totalsRequired: boolean;
}

/** Returns the last two entries of a merge's log, after its steps (docs/specification/cart.md#cart-29). */
export function closingEntries({ hashChanged, totalsRequired }: AfterMerge): readonly MergeLogEntry[] {
  return [
    { party: "client", status: hashChanged ? "update-required" : "no-changes" },
    { party: "server", status: totalsRequired ? "update-required" : "no-changes" },
  ];
}
