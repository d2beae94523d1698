import type { Client } from "#client/createClient.ts";
import { isFinalRefusal, ProviderRefusal } from "#client/failures.ts";
import { cart as cartSetting } from "#configuration/cart.ts";
import { afterPullRefused, afterServerUpdate, afterTokenAnswer, type Connection } from "#domain/cart/sync.ts";
import { applyStep, mergeCarts, type MergeStep } from "#domain/cart/merge.ts";
import type { CartLine, ServerLine } from "#domain/cart/cart.ts";
import { cartHash } from "#domain/cart/hash.ts";
import type { Findings } from "#domain/cart/findings.ts";
import { goneParts } from "#domain/cart/problems.ts";
import { newLine, sameLine } from "#domain/cart/lines.ts";
import { bundleChoiceOf, bundleSelection } from "#domain/cart/sets.ts";
import { withServerPrices } from "#domain/cart/serverPrices.ts";
import { ok, refuse } from "#domain/result.ts";
import type { Notices } from "../notices.ts";
import { platformMessage, refusedFinding } from "./cartNotices.ts";
import { type CartStore, mayHaveLostCart, totalsOf } from "./cartStore.ts";
import { storeTotals } from "./storeTotals.ts";

export interface SyncSetting {
  readonly client: Client;
  readonly store: CartStore;
  readonly notices: Notices;
  readonly isInCheckout: () => boolean;
  readonly onAdded: () => void;
  /** Whether a line may adopt the platform's quantity; by default, as the shop's setting says. */
  readonly canModify?: boolean;
}

/** True only when the platform refused explicitly; an error page of a proxy is not a refusal. */
const isRefusal = (error: unknown): error is ProviderRefusal =>
  error instanceof ProviderRefusal && error.status !== 200;

/**
 * True when the platform reported the product as deleted or sold out, or what was chosen for it as deleted. Such a line is not sent, since it would be
 * refused.
 */
const isUnavailable = (line: CartLine, findings: Findings) =>
  findings[line.sku] === null || findings[line.sku]?.available === 0 || goneParts(line, findings) !== null;

/**
 * Why the carts are synchronised. `load`: a page was loaded or the connection returned, and the platform's cart may
 * have been changed elsewhere. `changed`: only if this cart has changed since the last synchronisation. `forced`: the
 * shopper has changed this cart. `adopted`: the platform has put a guest's cart into the customer's, so that its lines
 * and quantities are right. `joined`: the lines of this cart, which the platform has not seen, are added to the customer's.
 */
export type SyncReason = "load" | "changed" | "forced" | "adopted" | "joined";

/** Creates the synchronisation of the browser's cart with the platform's (docs/specification/cart.md#cart-23). */
export function createSynchronise({
  client,
  store,
  notices,
  isInCheckout,
  onAdded,
  canModify = cartSetting.serverSyncCanModifyLocalItems,
}: SyncSetting) {
  const setLines = (change: (lines: readonly CartLine[]) => readonly CartLine[]) =>
    store.setState(({ lines }) => ({ lines: change(lines) }));
  const setConnection = (connection: Connection) => {
    store.setState({ connection });
    return connection;
  };

  /** Returns the token of the cart that this browser has at the platform; null if it has none. */
  const findToken = (): Promise<string | null> =>
    client.cart.resume().catch((error: unknown) => {
      // Other platforms do not have this call.
      if (error instanceof ProviderRefusal && error.status < 500) return null;
      throw error;
    });

  /**
   * Returns the token of the platform's cart, which is created if needed. Null while this cart is empty, unless the
   * platform still has one that the browser could not store.
   */
  async function connect(): Promise<string | null> {
    let { connection } = store.getState();
    if (connection.state === "disconnected") {
      const token = mayHaveLostCart(store) ? await findToken() : null;
      if (token !== null) {
        setConnection({ state: "connected", token, guestAttempts: 0 });
        return token;
      }
      if (store.getState().lines.length === 0) return null;
      connection = setConnection({ state: "connecting", guestAttempts: 0 });
    }
    while (connection.state === "connecting") {
      const answer = await client.cart.create().then(
        (token) => ({ code: 200, token }) as const,
        (error: unknown) => {
          if (error instanceof ProviderRefusal && error.status === 401) return { code: "refused" } as const;
          setConnection({ state: "disconnected" });
          throw error;
        },
      );
      connection = setConnection(afterTokenAnswer(connection, answer, cartSetting.maximumBypassAttempts));
    }
    return connection.state === "connected" ? connection.token : null;
  }

  /**
   * Returns the lines of the platform's cart. If the platform does not have that cart any more, a new one is created.
   */
  async function pull(): Promise<{ token: string; lines: readonly ServerLine[] } | null> {
    const token = await connect();
    if (token === null) return null;
    try {
      return { token, lines: await client.cart.pull(token) };
    } catch (error) {
      const { connection } = store.getState();
      if (!isRefusal(error) || connection.state !== "connected") throw error;
      const next = afterPullRefused(connection, cartSetting.maximumBypassAttempts);
      if (next === connection) throw error;
      setConnection(next);
      store.setState({ removed: [] });
      return pull();
    }
  }

  async function update(step: Extract<MergeStep, { step: "update-on-server" }>, token: string, isQuiet: boolean) {
    setLines((lines) => applyStep(lines, step, () => null));
    const sent = store.getState().lines.find((line) => sameLine(line, step.line));
    if (!sent) return;
    const answer = await client.cart.updateLine(token, sent).then(ok, (error: unknown) => {
      // Other failures say nothing about the line, which is kept and sent again later.
      if (isFinalRefusal(error)) return refuse(error);
      throw error;
    });
    const situation = { inCheckout: isQuiet || isInCheckout() };
    setLines((lines) =>
      lines.flatMap((line) => {
        if (!sameLine(line, step.line)) return [line];
        const updated = afterServerUpdate(line, answer, situation).line;
        if (!updated) return [];
        // The platform still knows a refused line by its id, with which other lenses or parts can be chosen for it.
        const { serverItemId, serverCartId } = step.line;
        return [answer.ok ? updated : { ...updated, serverItemId, serverCartId }];
      }),
    );
    const { line, notice } = afterServerUpdate(sent, answer, situation);
    if (!answer.ok) {
      const { refusal } = answer.error;
      // A line that stays in the cart shows why it cannot be ordered.
      if (line) store.setState(({ findings }) => ({ findings: { ...findings, ...refusedFinding(line, refusal) } }));
      return notices.show("error", platformMessage(refusal));
    }
    if (notice === "added") onAdded();
    if (notice === "quantity-updated") notices.show("success", { id: "notice.updated" });
  }

  const deleteLine = async ({ sku, itemId, cartId }: ServerLine, token: string): Promise<void> =>
    void (await client.cart.deleteLine(token, { sku, serverItemId: itemId, serverCartId: cartId }));

  async function executeStep(step: MergeStep, token: string, isQuiet: boolean) {
    if (step.step === "update-on-server") {
      return isUnavailable(step.line, store.getState().findings) ? undefined : update(step, token, isQuiet);
    }
    if (step.step === "delete-on-server") return deleteLine(step.server, token);
    const addedLine = step.step === "add-locally" ? await loadLine(step.server) : null;
    if (step.step === "add-locally" && !addedLine) {
      // A product that the shop does not sell would be ordered without being visible in the cart.
      await deleteLine(step.server, token);
      return notices.show("warning", { id: "notice.notInRange", values: { name: step.server.name } });
    }
    setLines((lines) => applyStep(lines, step, () => addedLine));
  }

  /** Returns the cart line for a line of the platform; null if its product is not sold. */
  async function loadLine({ sku, quantity, productOption }: ServerLine): Promise<CartLine | null> {
    const product = (await client.catalog.productOfVariant(sku)) ?? (await client.catalog.product(sku));
    const variant = product?.variants.find((each) => each.sku === sku) ?? null;
    if (!product) return null;
    const { custom, bundle } = productOption;
    const chosen = bundle.length > 0 ? bundleSelection(product, bundleChoiceOf(bundle)) : null;
    return newLine(product, variant, quantity, { ...(chosen?.ok && chosen.value), custom, bundle });
  }

  /** Adopts the platform's prices of lines with lenses or parts, which no price of a single sku tells. */
  function adoptPrices(server: readonly ServerLine[]) {
    const { lines, pricesBefore } = store.getState();
    const priced = withServerPrices(lines, pricesBefore, server);
    if (priced.changed === 0) return;
    store.setState({ lines: priced.lines, pricesBefore: priced.pricesBefore });
    notices.show("warning", { id: "notice.priceChanged", values: { count: priced.changed } });
  }

  async function loadTotals(token: string) {
    storeTotals(store, await client.cart.totals(token));
  }

  /** Returns whether the totals are of the lines as they are now, as far as the platform is asked for totals. */
  const hasTotals = () => !cartSetting.synchronizeTotals || totalsOf(store.getState()) !== null;

  const hashOf = (token: string) => cartHash(store.getState().lines, token);

  /** Synchronises both carts. Returns false when nothing had to be done. */
  async function synchronise(how: SyncReason): Promise<boolean> {
    if (!cartSetting.synchronize) return false;
    const { connection, syncedHash } = store.latest();
    const isUnchangedAt = (token: string) => hashOf(token) === syncedHash;
    if (how === "changed" && connection.state === "connected" && isUnchangedAt(connection.token) && hasTotals()) {
      return false;
    }
    const pulled = await pull();
    if (!pulled) return false;
    const { token } = pulled;
    adoptPrices(pulled.lines);
    // Asked for only now, because the shopper may have changed a line while the platform's cart was loading.
    const isUnchanged = isUnchangedAt(token);
    const { lines, removed } = store.getState();
    const isAdopted = how === "adopted";
    const isDryRun = how === "load" && !cartSetting.serverMergeByDefault;
    const { steps } = mergeCarts(lines, pulled.lines, {
      removed,
      // Changes that the shopper made while the platform was out of reach win over the platform's cart.
      force: !isAdopted && (how === "forced" || isInCheckout() || !isUnchanged),
      dryRun: isDryRun,
      mergeQuantities: how === "joined",
      canRemove: isAdopted || cartSetting.serverSyncCanRemoveLocalItems,
      canModify: isAdopted || canModify,
    });
    if (isDryRun || (how === "load" && isUnchanged && steps.length === 0 && hasTotals())) return false;
    // A login confirms no single line, unless the shopper is adding one at the same time.
    const isQuiet = (isAdopted || how === "joined") && !store.getState().adding;
    for (const step of steps) await executeStep(step, token, isQuiet);
    if (cartSetting.synchronizeTotals) await loadTotals(token);
    store.setState((state) => ({
      syncedHash: hashOf(token),
      // Lines that were removed meanwhile come after these and are left for the next synchronisation.
      removed: state.removed.slice(removed.length),
    }));
    return true;
  }

  return {
    synchronise,
    /** Loads the platform's totals again, after a price has changed. */
    async refreshTotals(): Promise<void> {
      const { connection } = store.getState();
      if (cartSetting.synchronizeTotals && connection.state === "connected") await loadTotals(connection.token);
    },
  };
}
