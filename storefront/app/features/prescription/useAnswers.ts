import { useEffect, useRef, useState } from "react";
import { createPrescriptionVault, createVaultEntry, type Vault } from "../../state/createVault.ts";
import { useStoreView } from "../../state/useShop.ts";
import { isConsentGiven, recordConsent } from "../../state/prescription/healthConsent.ts";
import { type Answers, noAnswers, storable } from "./answers.ts";

const version = 1;

export interface AnswersState {
  readonly answers: Answers;
  /** False until the stored answers have been read. */
  readonly isHydrated: boolean;
  readonly change: (change: Partial<Answers>) => void;
  /** Removes everything that this browser has stored about prescriptions. */
  readonly wipe: () => Promise<void>;
  readonly vault: Vault;
  /** Removes the answers about these glasses, after they are in the cart. */
  readonly finish: () => Promise<void>;
}

/** The glasses that are configured. */
export interface AnsweredGlasses {
  /** Distinguishes them from others in this browser: the sku of the frame, or the id of the line that is changed. */
  readonly name: string;
  /** The answers to begin with. */
  readonly initial: Answers;
}

/**
 * Returns the answers about glasses, which survive a reload of the page, and functions to change them. The glasses must not
 * change while the component is mounted.
 */
export function useAnswers(glasses: AnsweredGlasses): AnswersState {
  const view = useStoreView();
  const [vault] = useState(() => createPrescriptionVault(view));
  const [{ entry, initial }] = useState(() => ({
    entry: createVaultEntry<Answers>(vault, `answers:${glasses.name}`, version),
    initial: glasses.initial,
  }));
  const [answers, setAnswers] = useState(initial);
  const [isHydrated, setHydrated] = useState(false);
  /** The answers including changes that have not been rendered yet. */
  const latest = useRef(initial);

  useEffect(() => {
    let isCurrent = true;
    async function load() {
      const stored = (await entry.load()) ?? initial;
      const known = { ...stored, hasConsent: stored.hasConsent || (await isConsentGiven(vault)) };
      if (!isCurrent) return;
      latest.current = known;
      setAnswers(known);
      setHydrated(true);
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [entry, initial, vault]);

  return {
    answers,
    isHydrated,
    vault,
    change(change) {
      const next = { ...latest.current, ...change };
      latest.current = next;
      setAnswers(next);
      entry.save(storable(next));
      if (change.hasConsent !== undefined) void recordConsent(vault, change.hasConsent);
    },
    async wipe() {
      latest.current = noAnswers;
      setAnswers(noAnswers);
      await entry.remove();
      await vault.wipe();
    },
    finish: () => entry.remove(),
  };
}
