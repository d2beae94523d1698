import { storeViews } from "#configuration/storeViews.ts";
import type { StoreView } from "#domain/store.ts";
import type { Cart } from "../cart/createCart.ts";
import { cartKey } from "../cart/cartStore.ts";
import { createOutbox } from "../checkout/outbox.ts";
import { checkoutKey, checkoutStoreOf, emptyCheckout } from "../checkoutStore.ts";
import type { createMySize } from "../mySize.ts";
import type { Notices } from "../notices.ts";
import { createAccountVault, createPrescriptionVault } from "../createVault.ts";
import type { SavedList } from "../savedLists.ts";
import { type Searches, searchesKey } from "../searches.ts";
import { forgetTasks } from "../tasks/waitingTasks.ts";
import type { ViewedProducts } from "../viewedProducts.ts";

/** What this browser knows about a person. */
export interface PersonalState {
  readonly view: StoreView;
  readonly cart: Cart;
  readonly notices: Notices;
  readonly lists: readonly SavedList[];
  readonly viewed: ViewedProducts;
  readonly searches: Searches;
  readonly mySize: ReturnType<typeof createMySize>;
  /** Removes the answers of the platform that belong to the customer. */
  readonly forgetAnswers: () => void;
}

/**
 * Gives the draft of the checkout to the customer who is logged in. If it is another customer's, it is removed with the
 * order that waits. Returns whether the page may still show it.
 */
export async function giveDraftTo(customerId: number, { view, notices }: PersonalState): Promise<boolean> {
  const store = checkoutStoreOf(notices, view);
  const { customerId: owner, modifiedAt } = store.latest();
  if (owner === customerId) return false;
  if (owner === null) {
    store.setState({ customerId });
    return false;
  }
  await createOutbox(view.code).clear();
  store.setState({ ...emptyCheckout, isHydrated: true, customerId });
  return modifiedAt > 0;
}

function removeStored(keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // A browser that denies its storage has stored nothing.
  }
}

/**
 * Removes everything that belongs to a person from this browser, in all store views: carts, lists, searches, measures, the
 * checkout's answers, prescriptions, and orders and forms that wait (docs/specification/accounts.md#account-11). The state of this
 * store view is emptied instead of removed, so that its other tabs follow.
 */
export async function forgetCustomer(state: PersonalState): Promise<void> {
  const { view, cart, notices, lists, viewed, searches, mySize } = state;
  cart.forget();
  for (const list of lists) list.replace([]);
  viewed.replace([]);
  searches.forget();
  mySize.setState(mySize.getInitialState());
  checkoutStoreOf(notices, view).setState({ ...emptyCheckout, isHydrated: true });
  state.forgetAnswers();
  const others = storeViews.filter(({ code }) => code !== view.code);
  removeStored(others.flatMap(({ code }) => [cartKey(code), checkoutKey(code), searchesKey(code)]));
  await Promise.all(
    storeViews.flatMap((each) => [
      createPrescriptionVault(each).wipe(),
      createAccountVault(each).wipe(),
      createOutbox(each.code).clear(),
      forgetTasks(each.code),
    ]),
  );
}
