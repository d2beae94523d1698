import { beforeEach, expect, test, vi } from "vitest";
import { createAddressMappings } from "#app/state/addressMappings.ts";
import { createNotices } from "#app/state/notices.ts";
import { createSavedLists } from "#app/state/savedLists.ts";

/** A storage that holds this many characters. */
let capacity = Infinity;

class LimitedStorage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }
  setItem(key: string, value: string): void {
    const others = Object.entries(this).filter(([name]) => name !== key);
    const used = others.reduce((sum, [, text]) => sum + String(text).length, 0);
    if (used + value.length > capacity) throw new DOMException("full", "QuotaExceededError");
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => {
  capacity = Infinity;
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", new LimitedStorage());
});

const mappings = () => createAddressMappings({ code: "pl" });

test("an address is remembered for the next visit, whatever slashes and query it has", () => {
  mappings().remember({ "/nela": "/p/NELA/nela" });
  expect(mappings().find("nela/?childSku=NELA-48")).toBe("/p/NELA/nela");
  expect(mappings().find("/other")).toBeNull();
  expect(mappings().find("/toString")).toBeNull();
});

test("addresses make room when the storage is full", () => {
  mappings().remember({ "/nela": "/p/NELA/nela" });
  capacity = 120;
  const { wishlist } = createSavedLists(createNotices());
  wishlist.toggle({ sku: "NELA", name: "Nela", childSku: null });
  expect(localStorage.getItem("current-wishlist")).toContain("NELA");
  expect(mappings().find("/nela")).toBeNull();
});

test("addresses that do not fit are dropped", () => {
  capacity = 20;
  const full = mappings();
  full.remember({ "/nela": "/p/NELA/nela" });
  expect(full.find("/nela")).toBeNull();
});
