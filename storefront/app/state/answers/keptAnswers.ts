import type { StoreView } from "#domain/store.ts";
import { hasLogin } from "../account/sessionStore.ts";
import { createAccountVault, type Vault } from "../createVault.ts";
import { type AnswerStore, createAnswerStore } from "./answerStore.ts";
import { composeKept } from "./composeKept.ts";

type Key = readonly unknown[];

/** The beginnings of the keys of queries about the shop, whose answers are the same for everybody. */
const publicQueries: ReadonlySet<unknown> = new Set([
  "article",
  "articles",
  "banners",
  "categories",
  "cheapestLenses",
  "compared",
  "existing",
  "frame",
  "front",
  "guide",
  "lenses",
  "list",
  "nearest",
  "page",
  "pageNodes",
  "pageProducts",
  "parent",
  "payment-methods",
  "photos",
  "product",
  "questions",
  "reviews",
  "salon",
  "salons",
  "shelf",
  "shipping-methods",
  "slides",
  "tiles",
  "urlKey",
  "wished",
  "words",
]);

/** What is kept of a customer's account, encrypted. Prescriptions are not: they are health data. */
const accountQueries: ReadonlySet<unknown> = new Set([
  "loyalty-card",
  "newsletter",
  "orders",
  "subscription",
  "subscriptions",
]);

const isPublic = ([name]: Key) => publicQueries.has(name);
const isPersonal = ([name, kind]: Key) => (name === "customer" ? accountQueries.has(kind) : name === "order");

const idOf = (key: Key) => JSON.stringify(key);
const version = 1;

/** A kept answer: its data, which may be null. */
export interface Found {
  readonly data: unknown;
}

/** The answers that this browser keeps, for the time without a network (docs/specification/pages.md#page-73). */
export interface KeptAnswers {
  readonly store: AnswerStore;
  readonly vault: Vault;
  /** Returns the kept answer of a query; null if there is none. */
  readonly read: (key: Key) => Promise<Found | null>;
  /** Keeps an answer, if its query is one of those that are kept. */
  readonly write: (key: Key, data: unknown) => Promise<void>;
}

/** Creates the kept answers of a store view. Those about a customer are only there while somebody is logged in. */
export function createKeptAnswers(view: StoreView, store = createAnswerStore(view.code)): KeptAnswers {
  const vault = createAccountVault(view);
  return {
    store,
    vault,
    async read(key) {
      if (isPersonal(key)) {
        // Null is the vault's word for nothing, so that the data are in an object.
        return hasLogin() ? vault.load<Found>(idOf(key), version) : null;
      }
      const kept = isPublic(key) ? await store.read(idOf(key)) : null;
      return kept ?? composeKept(key, store);
    },
    async write(key, data) {
      if (isPublic(key)) await store.write(idOf(key), { key, data, savedAt: Date.now() });
      else if (isPersonal(key) && hasLogin()) await vault.save(idOf(key), version, { data } satisfies Found);
    },
  };
}
