import type { StoreView } from "#domain/store.ts";
import { clear, createStore, del, get, set, type UseStore } from "idb-keyval";

/** A value that this browser keeps encrypted, such as a prescription that is being typed. */
interface SealedEntry {
  /** The shape of the value. Values of another version are ignored. */
  readonly version: number;
  readonly initializationVector: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
  /** Time of the last change, in milliseconds since the epoch. */
  readonly savedAt: number;
}

/**
 * Keeps confidential values, such as prescriptions, in this browser (docs/specification/prescriptions.md#rx-19). What is stored is encrypted with a key
 * that no script can read, is removed after 30 days, and is wiped on request.
 */
export interface Vault {
  /** Returns a value; null if there is none, if it has expired, or if it cannot be decrypted. */
  readonly load: <Value>(name: string, version: number) => Promise<Value | null>;
  /** Stores a value. Returns false if this browser denies its storage. */
  readonly save: (name: string, version: number, value: unknown) => Promise<boolean>;
  /** Removes a value. */
  readonly remove: (name: string) => Promise<void>;
  /** Removes all values and the key. */
  readonly wipe: () => Promise<void>;
}

const millisecondsPerDay = 86_400_000;
/** After so many days without a change a value is removed (docs/decisions/product.md#decision-28). */
const lifetimeDays = 30;

const keyName = "key";
const algorithm = "AES-GCM";
const ivLength = 12;

/** Returns the key of this browser, and creates it before its first use. It cannot be exported. */
async function keyOf(database: UseStore): Promise<CryptoKey> {
  const existing = await get<CryptoKey>(keyName, database);
  if (existing) return existing;
  const created = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ["encrypt", "decrypt"]);
  await set(keyName, created, database);
  // Two tabs may have created a key at the same time: the one that was stored last is used by both.
  return (await get<CryptoKey>(keyName, database)) ?? created;
}

/** Creates a vault in a database of its own. Nothing is opened before the first call. */
export function createVault(databaseName: string, now: () => number = Date.now): Vault {
  let opened: UseStore | null = null;
  /** Opens the database once: that takes longer than a key may, and a form that is being typed is stored with each. */
  const open = () => (opened ??= createStore(databaseName, "sealed"));
  /** After a failure, the next call opens the database again. */
  const reopen = () => {
    opened = null;
  };
  /** The name is authenticated too, so that an entry cannot be moved to another name. */
  const parameters = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: algorithm,
    iv,
    additionalData: new TextEncoder().encode(name),
  });
  return {
    async load<Value>(name: string, version: number): Promise<Value | null> {
      try {
        const database = open();
        const entry = await get<SealedEntry>(name, database);
        if (!entry || entry.version !== version) return null;
        // A value of the future was stored by a wrong clock: its age is unknown.
        if (Math.abs(now() - entry.savedAt) > lifetimeDays * millisecondsPerDay) {
          await del(name, database);
          return null;
        }
        const key = await keyOf(database);
        const plain = await crypto.subtle.decrypt(parameters(name, entry.initializationVector), key, entry.sealed);
        const value: Value = JSON.parse(new TextDecoder().decode(plain));
        return value;
      } catch {
        reopen();
        return null;
      }
    },
    async save(name, version, value) {
      try {
        const database = open();
        const key = await keyOf(database);
        const initializationVector = crypto.getRandomValues(new Uint8Array(ivLength));
        const plain = new TextEncoder().encode(JSON.stringify(value));
        const sealed = await crypto.subtle.encrypt(parameters(name, initializationVector), key, plain);
        await set(name, { version, initializationVector, sealed, savedAt: now() } satisfies SealedEntry, database);
        return true;
      } catch {
        reopen();
        return false;
      }
    },
    // A browser that denies its storage has nothing to remove.
    async remove(name) {
      try {
        await del(name, open());
      } catch {
        reopen();
      }
    },
    async wipe() {
      try {
        await clear(open());
      } catch {
        reopen();
      }
    },
  };
}

/** One value of a vault that changes quickly, such as a form that is being typed. */
export interface VaultEntry<Value> {
  /** Returns the stored value; null as `Vault.load` does. */
  readonly load: () => Promise<Value | null>;
  /**
   * Begins to store a value at once, so that it survives a reload that follows. While a value is being stored, only the
   * newest of the next ones waits.
   */
  readonly save: (value: Value) => void;
  /** Removes the value, also one that is still being stored. */
  readonly remove: () => Promise<void>;
}

/** Creates an entry of a vault. */
export function createVaultEntry<Value>(vault: Vault, name: string, version: number): VaultEntry<Value> {
  let next: { readonly value: Value } | null = null;
  let saving: Promise<void> | null = null;
  async function saveWaiting() {
    while (next) {
      const { value } = next;
      next = null;
      await vault.save(name, version, value);
    }
    saving = null;
  }
  return {
    load: () => vault.load<Value>(name, version),
    save(value) {
      next = { value };
      saving ??= saveWaiting();
    },
    async remove() {
      next = null;
      await saving;
      await vault.remove(name);
    },
  };
}

/** Creates the vault of the prescriptions that are being typed in a store view (docs/specification/prescriptions.md#rx-19). */
export const createPrescriptionVault = ({ code }: Pick<StoreView, "code">): Vault =>
  createVault(`dioptra-prescriptions-${code}`);

/** Creates the vault of what a store view has read about the customer (docs/specification/pages.md#page-73). */
export const createAccountVault = ({ code }: Pick<StoreView, "code">): Vault => createVault(`dioptra-account-${code}`);
