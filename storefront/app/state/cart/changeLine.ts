import type { Client } from "#client/createClient.ts";
import { isFinalRefusal, ProviderUnreachable } from "#client/failures.ts";
import type { CartLine } from "#domain/cart/cart.ts";
import { agreedLine, isEqualLine, type LineSelection, newLine, replaceLine, sameLine } from "#domain/cart/lines.ts";
import type { Product, Variant } from "#domain/product/product.ts";
import type { Notices } from "../notices.ts";
import { unreachedChangeMessage } from "../reachability.ts";
import { platformMessage } from "./cartNotices.ts";
import type { CartStore } from "./cartStore.ts";
import type { createQueue } from "./createQueue.ts";
import type { createSynchronise } from "./synchronise.ts";

/** A line of the cart, and what it becomes. Its quantity stays. */
export interface LineChange {
  readonly line: CartLine;
  readonly product: Product;
  /** The chosen variant; null for a product without variants. */
  readonly variant: Variant | null;
  /** What else was chosen, such as lenses with their prescription. */
  readonly selection?: LineSelection;
}

export interface ChangeLineSetting extends Pick<ReturnType<typeof createSynchronise>, "synchronise"> {
  readonly client: Client;
  readonly store: CartStore;
  readonly notices: Notices;
  /** Runs tasks one after another, across all tabs. */
  readonly enqueue: ReturnType<typeof createQueue>;
}

/**
 * Creates the action that changes what a line sells: its variant, its lenses or its prescription
 * (docs/specification/cart.md#cart-9). The line stays as it was until the platform has accepted the change, so that a
 * refusal loses nothing. If the line becomes equal to another one, both become one line with the pieces of both.
 */
export function createChangeLine({ client, store, notices, enqueue, synchronise }: ChangeLineSetting) {
  async function change({ line, product, variant, selection }: LineChange): Promise<boolean> {
    // The platform changes a line by its id, which a line that was just added does not have yet.
    await synchronise("changed");
    const { lines, connection } = store.latest();
    if (connection.state !== "connected") throw new ProviderUnreachable("network");
    const current = lines.find((each) => sameLine(each, line));
    if (!current || current.serverItemId === null) {
      notices.show("error", { id: "notice.noCartItem" });
      return false;
    }
    const { serverItemId, serverCartId } = current;
    const made = newLine(product, variant, current.quantity, selection);
    if (isEqualLine(made, current)) return true;
    const equal = lines.find((each) => each !== current && isEqualLine(each, made));
    const sent = { ...made, quantity: current.quantity + (equal?.quantity ?? 0), serverItemId, serverCartId };
    const accepted = agreedLine(sent, await client.cart.updateLine(connection.token, sent));
    store.setState((state) => ({ lines: replaceLine(state.lines, current, accepted) }));
    notices.show("success", { id: "notice.lineChanged", values: { name: product.name } });
    // The change has been made; if the totals cannot be loaded now, they are open until the next synchronisation.
    await synchronise("forced").catch(() => {});
    return true;
  }

  /** Returns whether the line was changed; otherwise a notice says why not. */
  return (changed: LineChange): Promise<boolean> =>
    enqueue(() => change(changed)).catch((failure: unknown) => {
      notices.show("error", isFinalRefusal(failure) ? platformMessage(failure.refusal) : unreachedChangeMessage());
      return false;
    });
}
