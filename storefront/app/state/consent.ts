import type { ReactNode } from "react";
import { createStore } from "zustand/vanilla";
import { content } from "#configuration/content.ts";
import {
  type ConsentChoice,
  consentVersion,
  isValidChoice,
  noChoice,
  type Purpose,
  purposesOf,
} from "#domain/consent.ts";
import { createPersistedStore, expendablePrefix } from "./createPersistedStore.ts";
import { newsletterOfferKey } from "./newsletterOffer.ts";
import { searchesKey } from "./searches.ts";
import { viewedKey } from "./viewedProducts.ts";

/** The beginnings of the keys that only the consent to `convenience` allows in `localStorage`. */
const optionalKeys: readonly string[] = [viewedKey, searchesKey(""), newsletterOfferKey, expendablePrefix];

/** Removes what only a consent allows, in all store views. */
function forgetStored(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (optionalKeys.some((start) => key.startsWith(start))) localStorage.removeItem(key);
  } catch {
    // A browser that denies its storage has stored nothing.
  }
}

/** Returns whether the browser sends Global Privacy Control, which counts as a refusal of everything optional. */
export const refusesTracking = (): boolean =>
  "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;

/** Returns whether an answer could be kept at all. Without a storage there is nothing to consent to either. */
function hasStorage(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

/**
 * Creates the shopper's choice of what may be stored besides what they have asked for. It is stored in this browser with
 * its version and time, for all tabs and store views (docs/specification/content.md#content-20).
 */
export function createConsent() {
  const store = createPersistedStore<ConsentChoice, ConsentChoice>(noChoice, {
    name: "dioptra-consent",
    version: consentVersion,
    partialize: ({ agreed, decidedAt }) => ({ agreed, decidedAt }),
  });
  const isDecided = () => isValidChoice(store.getState(), Date.now(), content.consentDays);
  const allows = (purpose: Purpose): boolean => isDecided() && store.getState().agreed.includes(purpose);
  return {
    store,
    /** What asks for the choice, once its code is there. */
    question: createStore<{ readonly element: ReactNode }>(() => ({ element: null })),
    allows,
    /** Whether the shopper is to be asked: not if the browser has already answered, nor if it stores nothing. */
    mayAsk: (): boolean => !isDecided() && !refusesTracking() && hasStorage(),
    /** Stores the choice. What is no longer allowed is removed from this browser at once. */
    decide(codes: readonly string[]): void {
      store.setState({ agreed: purposesOf(codes), decidedAt: Date.now() });
      if (!allows("convenience")) forgetStored();
    },
    hydrate(): () => void {
      const unsubscribe = store.hydrate();
      if (!allows("convenience")) forgetStored();
      return unsubscribe;
    },
  };
}

export type Consent = ReturnType<typeof createConsent>;
