import { useEffect, useState } from "react";
import { createPrescriptionVault, type Vault } from "../createVault.ts";
import { useStoreView } from "../useShop.ts";

const entryName = "consent";
const version = 1;

/** Returns whether the consent to use health data was given in this browser and not withdrawn since. */
export const isConsentGiven = async (vault: Vault): Promise<boolean> =>
  (await vault.load<boolean>(entryName, version)) === true;

/** Records in this browser that the consent was given or withdrawn, so that it is not asked for again. */
export const recordConsent = (vault: Vault, isGiven: boolean): Promise<unknown> =>
  isGiven ? vault.save(entryName, version, true) : vault.remove(entryName);

/** Returns the consent to use the values of contact lenses, which may have been given for other lenses before. */
export function useHealthConsent() {
  const view = useStoreView();
  const [vault] = useState(() => createPrescriptionVault(view));
  /** Null until the shopper decides on this page. */
  const [decided, setDecided] = useState<boolean | null>(null);
  const [stored, setStored] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    async function load() {
      const isGiven = await isConsentGiven(vault);
      if (isCurrent) setStored(isGiven);
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [vault]);
  return {
    hasConsent: decided ?? stored,
    change: (isGiven: boolean) => {
      setDecided(isGiven);
      void recordConsent(vault, isGiven);
    },
    /** Withdraws the consent and removes everything that this browser has stored about prescriptions. */
    wipe: () => {
      setDecided(false);
      void vault.wipe();
    },
  };
}
