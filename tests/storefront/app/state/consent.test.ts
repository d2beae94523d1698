import { beforeEach, describe, expect, test, vi } from "vitest";
import { createConsent } from "#app/state/consent.ts";

const now = Date.UTC(2026, 10, 27);
const year = 365 * 86_400_000;

/** A storage whose keys can be listed like those of a browser. */
class Storage {
  get length() {
    return Object.keys(this).length;
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

const optional = [
  "dioptra-recently-viewed",
  "dioptra-searches-pl",
  "dioptra-searches-de",
  "dioptra-newsletter-offered",
  "dioptra-addresses-de",
];
const necessary = ["dioptra-cart-pl", "current-wishlist", "dioptra-my-size", "dioptra-checkout-de"];

let storage: Storage;
beforeEach(() => {
  storage = new Storage();
  vi.useFakeTimers({ now });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("navigator", {});
  return () => vi.useRealTimers();
});

const fill = () => [...optional, ...necessary].forEach((key) => storage.setItem(key, "{}"));

function openTab() {
  const consent = createConsent();
  consent.hydrate();
  return consent;
}

const summary = ({ allows, mayAsk }: ReturnType<typeof createConsent>) => ({
  convenience: allows("convenience"),
  photos: allows("photos"),
  mayAsk: mayAsk(),
});
const unasked = { convenience: false, photos: false, mayAsk: true };
const refused = { ...unasked, mayAsk: false };

describe("what is allowed on the next visit", () => {
  test.each([
    ["no answer", null, unasked],
    ["a refusal", [], refused],
    ["one purpose", ["photos"], { convenience: false, photos: true, mayAsk: false }],
    ["everything", ["convenience", "photos"], { convenience: true, photos: true, mayAsk: false }],
    ["a purpose that does not exist", ["advertising"], refused],
  ])("after %s", (_answer, codes, expected) => {
    if (codes) openTab().decide(codes);
    expect(summary(openTab())).toEqual(expected);
  });

  test("the choice is stored with its version and time", () => {
    openTab().decide(["photos"]);
    const stored: unknown = JSON.parse(storage.getItem("dioptra-consent") ?? "null");
    expect(stored).toEqual({ version: 1, state: { agreed: ["photos"], decidedAt: now } });
  });

  test("a choice of another version, or of a year ago, is asked for again", () => {
    openTab().decide(["photos"]);
    vi.setSystemTime(now + year);
    expect(summary(openTab())).toEqual(unasked);
    storage.setItem("dioptra-consent", JSON.stringify({ version: 0, state: { agreed: ["photos"], decidedAt: now } }));
    expect(summary(openTab())).toEqual(unasked);
  });
});

test("Global Privacy Control is a refusal, until the shopper chooses otherwise", () => {
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  const tab = openTab();
  expect(summary(tab)).toEqual(refused);
  tab.decide(["photos"]);
  expect(summary(openTab()).photos).toBe(true);
});

test("a browser that denies its storage is not asked", () => {
  vi.stubGlobal("localStorage", {
    get length(): number {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(createConsent().mayAsk()).toBe(false);
});

describe("what was stored for convenience", () => {
  test.each([
    ["stays with the consent to it", ["convenience"], true],
    ["goes when it is withdrawn", ["photos"], false],
  ])("%s", (_case, codes, isKept) => {
    fill();
    openTab().decide(["convenience"]);
    fill();
    openTab().decide(codes);
    expect(optional.filter((key) => storage.getItem(key) !== null)).toEqual(isKept ? optional : []);
    expect(necessary.filter((key) => storage.getItem(key) !== null)).toEqual(necessary);
  });

  test("goes on the first visit without a choice", () => {
    fill();
    openTab();
    expect(Object.keys(storage).toSorted()).toEqual(necessary.toSorted());
  });
});
