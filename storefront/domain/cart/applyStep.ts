import type { CartLine, ServerLine } from "./cart.ts";
import type { MergeStep } from "./mergeCarts.ts";
import { agreedLine } from "./newLine.ts";
import { sameLine } from "./sameLine.ts";

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
