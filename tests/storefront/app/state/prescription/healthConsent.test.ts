import { expect, test, vi } from "vitest";
import { memoryIndexedDb } from "../../support/memoryIndexedDb.ts";
import { createVault } from "#app/state/createVault.ts";
import { isConsentGiven, recordConsent } from "#app/state/prescription/healthConsent.ts";

test("remembers the consent in this browser until it is withdrawn, or all is wiped", async () => {
  vi.stubGlobal("indexedDB", memoryIndexedDb().indexedDB);
  const vault = createVault("consent");
  await expect(isConsentGiven(vault)).resolves.toBe(false);
  await recordConsent(vault, true);
  await expect(isConsentGiven(vault)).resolves.toBe(true);
  await recordConsent(vault, false);
  await expect(isConsentGiven(vault)).resolves.toBe(false);
  await recordConsent(vault, true);
  await vault.wipe();
  await expect(isConsentGiven(vault)).resolves.toBe(false);
});
