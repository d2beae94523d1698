import type { Client } from "#client/createClient.ts";
import { ProviderRefusal } from "#client/failures.ts";
import { cart as rules } from "#configuration/cart.ts";
import { afterPullRefused, afterServerUpdate, afterTokenAnswer, type Connection } from "#domain/cart/sync.ts";
import { applyStep, mergeCarts, type MergeStep } from "#domain/cart/merge.ts";
import type { CartLine, ServerLine } from "#domain/cart/cart.ts";
import { cartHash } from "#domain/cart/hash.ts";
import type { Findings } from "#domain/cart/findings.ts";
import { newLine, sameLine } from "#domain/cart/lines.ts";
import { withTotals } from "#domain/cart/totals.ts";
import { ok, refuse } from "#domain/result.ts";
import type { Notices } from "../notices.ts";
import { platformMessage, refusedFinding } from "./cartNotices.ts";
import type { CartStore } from "./cartStore.ts";

export interface SyncSetting {
  readonly client: Client;
  readonly store: CartStore;
  readonly notices: Notices;
  readonly isInCheckout: () => boolean;
  readonly onAdded: () => void;
}

/** True only when the platform refused explicitly; an error page of a proxy is not a refusal. */
const isRefusal = (error: unknown): error is ProviderRefusal =>
  error instanceof ProviderRefusal && error.status !== 200;

/** What the platform has told to be gone or sold out is not sent to be refused once more. */
const isHopeless = ({ sku }: CartLine, findings: Findings) => findings[sku] === null || findings[sku]?.available === 0;

/**
 * Why the carts are compared. `load`: the page has come, or the connection, and the platform's cart may have been changed
 * elsewhere. `changed`: only if the cart here is not what the platform last agreed to. `forced`: something was changed here.
 */
export type SyncReason = "load" | "changed" | "forced";

/** Makes the cart here and the one at the platform the same cart (docs/specification/cart.md#cart-23). */
export function createSynchronise({ client, store, notices, isInCheckout, onAdded }: SyncSetting) {
  const setLines = (change: (lines: readonly CartLine[]) => readonly CartLine[]) =>
    store.setState(({ lines }) => ({ lines: change(lines) }));
  const become = (connection: Connection) => {
    store.setState({ connection });
    return connection;
  };

  /** The platform's cart of this browser; null as long as there is nothing to put into one. */
  async function connect(): Promise<string | null> {
    let { connection } = store.getState();
    if (connection.state === "disconnected") {
      if (store.getState().lines.length === 0) return null;
      connection = become({ state: "connecting", guestAttempts: 0 });
    }
    while (connection.state === "connecting") {
      const answer = await client.createCart().then(
        (token) => ({ code: 200, token }) as const,
        (error: unknown) => {
          if (error instanceof ProviderRefusal && error.status === 401) return { code: "refused" } as const;
          become({ state: "disconnected" });
          throw error;
        },
      );
      connection = become(afterTokenAnswer(connection, answer, rules.maximumBypassAttempts));
    }
    return connection.state === "connected" ? connection.token : null;
  }

  /** What the platform holds; a cart that it does not know any more is replaced by a new one. */
  async function pull(): Promise<{ token: string; lines: readonly ServerLine[] } | null> {
    const token = await connect();
    if (token === null) return null;
    try {
      return { token, lines: await client.pullCart(token) };
    } catch (error) {
      const { connection } = store.getState();
      if (!isRefusal(error) || connection.state !== "connected") throw error;
      const next = afterPullRefused(connection, rules.maximumBypassAttempts);
      if (next === connection) throw error;
      become(next);
      store.setState({ removed: [] });
      return pull();
    }
  }

  async function update(step: Extract<MergeStep, { step: "update-on-server" }>, token: string) {
    setLines((lines) => applyStep(lines, step, () => null));
    const sent = store.getState().lines.find((line) => sameLine(line, step.line));
    if (!sent) return;
    const answer = await client.updateLine(token, sent).then(ok, (error: unknown) => {
      // A fault of the platform says nothing about the line: it stays, and is sent again.
      if (isRefusal(error) && error.status < 500) return refuse(error);
      throw error;
    });
    const situation = { inCheckout: isInCheckout() };
    setLines((lines) =>
      lines.flatMap((line) => {
        if (!sameLine(line, step.line)) return [line];
        return afterServerUpdate(line, answer, situation).line ?? [];
      }),
    );
    const { line, notice } = afterServerUpdate(sent, answer, situation);
    if (!answer.ok) {
      const { refusal } = answer.error;
      // A line that stays shows why it cannot be ordered.
      if (line) store.setState(({ findings }) => ({ findings: { ...findings, ...refusedFinding(line, refusal) } }));
      return notices.show("error", platformMessage(refusal));
    }
    if (notice === "added") onAdded();
    if (notice === "quantity-updated") notices.show("success", { id: "notice.updated" });
  }

  const deleteLine = async ({ sku, itemId, cartId }: ServerLine, token: string): Promise<void> =>
    void (await client.deleteLine(token, { sku, serverItemId: itemId, serverCartId: cartId }));

  async function carryOut(step: MergeStep, token: string) {
    if (step.step === "update-on-server") {
      return isHopeless(step.line, store.getState().findings) ? undefined : update(step, token);
    }
    if (step.step === "delete-on-server") return deleteLine(step.server, token);
    const resolved = step.step === "add-locally" ? await resolve(step.server) : null;
    if (step.step === "add-locally" && !resolved) {
      // Otherwise the line would be invisible in the cart and still be ordered.
      await deleteLine(step.server, token);
      return notices.show("warning", { id: "notice.notInRange", values: { name: step.server.name } });
    }
    setLines((lines) => applyStep(lines, step, () => resolved));
  }

  async function resolve({ sku, quantity }: ServerLine): Promise<CartLine | null> {
    const product = (await client.productOfVariant(sku)) ?? (await client.product(sku));
    const variant = product?.variants.find((each) => each.sku === sku) ?? null;
    return product && newLine(product, variant, quantity);
  }

  async function takeTotals(token: string) {
    const totals = await client.totals(token);
    store.setState(({ lines }) => ({ totals, lines: withTotals(lines, totals) }));
  }

  const hashOf = (token: string) => cartHash(store.getState().lines, token);

  /** Returns whether something was changed, here or at the platform. */
  async function synchronise(how: SyncReason): Promise<boolean> {
    if (!rules.synchronize) return false;
    const { connection, syncedHash } = store.latest();
    const hash = connection.state === "connected" ? hashOf(connection.token) : null;
    const isAgreed = hash !== null && hash === syncedHash;
    if (how === "changed" && isAgreed) return false;
    const pulled = await pull();
    if (!pulled) return false;
    const { token } = pulled;
    const { lines, removed, totals } = store.getState();
    const isDry = how === "load" && !rules.serverMergeByDefault;
    const { steps } = mergeCarts(lines, pulled.lines, {
      removed,
      // What was changed here while the platform could not be asked is what the shopper wants.
      force: how === "forced" || isInCheckout() || !isAgreed,
      dryRun: isDry,
      mergeQuantities: false,
      canRemove: rules.serverSyncCanRemoveLocalItems,
      canModify: rules.serverSyncCanModifyLocalItems,
    });
    if (isDry || (how === "load" && isAgreed && steps.length === 0 && totals)) return false;
    for (const step of steps) await carryOut(step, token);
    if (rules.synchronizeTotals) await takeTotals(token);
    store.setState((state) => ({
      syncedHash: hashOf(token),
      // What was taken out meanwhile stands behind these, and is next.
      removed: state.removed.slice(removed.length),
    }));
    return true;
  }

  return {
    synchronise,
    /** Takes the platform's totals anew: a price has changed, and nothing else. */
    async refreshTotals(): Promise<void> {
      const { connection } = store.getState();
      if (rules.synchronizeTotals && connection.state === "connected") await takeTotals(connection.token);
    },
  };
}
