import type { EnteredPrescription, PrescriptionDraft } from "@dioptra/ui";
import { useEffect, useState } from "react";
import type { Vault } from "../../state/createVault.ts";

/** A prescription that the shopper has saved in this browser. */
export interface StoredPrescription {
  /** Whose it is, as the shopper called it; unique. */
  readonly name: string;
  readonly draft: PrescriptionDraft;
  readonly eyes: EnteredPrescription["eyes"];
  /** The day on which it was saved, such as 2026-11-20. */
  readonly savedOn: string;
}

const entryName = "saved";
const version = 1;
const none: readonly StoredPrescription[] = [];

/** Returns the saved prescriptions with one more. It replaces one of the same name. */
export const withSaved = (saved: readonly StoredPrescription[], added: StoredPrescription) => [
  added,
  ...saved.filter(({ name }) => name !== added.name),
];

/** Returns the prescriptions saved in this browser, and functions to change them. */
export function useSavedPrescriptions(vault: Vault) {
  const [saved, setSaved] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    async function load() {
      const stored = await vault.load<readonly StoredPrescription[]>(entryName, version);
      if (isCurrent && stored) setSaved(stored);
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [vault]);

  /** Stores the list. Returns false if this browser denies its storage. */
  function store(next: readonly StoredPrescription[]): Promise<boolean> {
    setSaved(next);
    return vault.save(entryName, version, next);
  }

  return {
    saved,
    save: (prescription: StoredPrescription) => store(withSaved(saved, prescription)),
    remove: (name: string) => store(saved.filter((each) => each.name !== name)),
    /** Forgets the list after the vault has been wiped. */
    forget: () => setSaved(none),
  };
}
