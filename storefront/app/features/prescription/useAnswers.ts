import { useEffect, useRef, useState } from "react";
import { createPrescriptionVault, createVaultEntry, type Vault } from "../../state/createVault.ts";
import { useStoreView } from "../../state/useShop.ts";
import { isConsentGiven, recordConsent } from "../../state/prescription/healthConsent.ts";
import { type Answers, noAnswers, storable } from "./answers.ts";
import { answersEntry, type AnswersNames, answersVersion, loadAnswers } from "./storedAnswers.ts";

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
export interface AnsweredGlasses extends AnswersNames {
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
  const [{ entry, names, initial }] = useState(() => ({
    entry: createVaultEntry<Answers>(vault, answersEntry(glasses.name), answersVersion),
    names: { name: glasses.name, formerNames: glasses.formerNames },
    initial: glasses.initial,
  }));
  const [answers, setAnswers] = useState(initial);
  const [isHydrated, setHydrated] = useState(false);
  /** The answers including changes that have not been rendered yet. */
  const latest = useRef(initial);

  useEffect(() => {
    let isCurrent = true;
    async function load() {
      const stored = (await loadAnswers(vault, names)) ?? initial;
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
  }, [names, initial, vault]);

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
