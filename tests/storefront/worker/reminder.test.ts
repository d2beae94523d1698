import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OrderReminder } from "#domain/worker.ts";

const reminder: OrderReminder = { title: "Order waiting!", text: "Click here", path: "/checkout", language: "en-US" };

type Listener = (event: Record<string, unknown>) => void;

let listeners: Map<string, Listener>;
let kept: Map<string, Response>;
let shown: { readonly title: string; readonly body: string; readonly close: () => void }[];
let windows: {
  readonly visibilityState: string;
  readonly focus: () => void;
  readonly navigate: (path: string) => void;
}[];
const openWindow = vi.fn<(path: string) => Promise<null>>(async () => null);

const shopAnswer = vi.fn<() => Promise<Response>>();

beforeEach(async () => {
  vi.resetModules();
  listeners = new Map();
  kept = new Map();
  shown = [];
  windows = [];
  openWindow.mockClear();
  vi.stubGlobal("Notification", { permission: "granted" });
  vi.stubGlobal("fetch", shopAnswer);
  shopAnswer.mockReset().mockImplementation(async () => new Response("ok", { headers: { "x-request-id": "1" } }));
  vi.stubGlobal("caches", {
    open: async () => ({ put: async (path: string, answer: Response) => void kept.set(path, answer) }),
    match: async (path: string) => kept.get(path)?.clone(),
    delete: async () => kept.clear(),
  });
  vi.stubGlobal("self", {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    clients: { matchAll: async () => windows, openWindow },
    registration: {
      showNotification: async (title: string, { body }: { body: string }) => {
        const notification = { title, body, close: () => void shown.splice(shown.indexOf(notification), 1) };
        shown.push(notification);
      },
      getNotifications: async () => [...shown],
    },
  });
  (await worker()).remindOfOrders();
});

afterEach(() => vi.unstubAllGlobals());

/** The module, whose types are those of a worker and not of the tests. */
interface Reminders {
  readonly keepReminder: (kept: OrderReminder) => Promise<void>;
  readonly forgetReminder: () => Promise<void>;
  readonly remindOfOrders: () => void;
}

const file = "../../../storefront/worker/reminder.ts";
const worker = async (): Promise<Reminders> => import(/* @vite-ignore */ file);

/** Sends the worker an event, and waits until it is done with it. */
async function send(type: string, event: Record<string, unknown>): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

const wake = () => send("sync", { tag: "waiting-order" });

test("reminds of an order when the connection is back", async () => {
  await (await worker()).keepReminder(reminder);
  await wake();
  expect(shown).toMatchObject([{ title: "Order waiting!", body: "Click here" }]);
});

test.each([
  ["a portal answers in place of the shop", async () => new Response("<h1>Log in to the network</h1>")],
  ["nothing answers", async () => Promise.reject(new DOMException("No answer.", "TimeoutError"))],
  ["the shop is down", async () => new Response(null, { status: 503, headers: { "x-request-id": "1" } })],
])("lets the browser try again while %s, and reminds when the shop is back", async (_, answer) => {
  await (await worker()).keepReminder(reminder);
  shopAnswer.mockImplementation(answer);
  await expect(wake()).rejects.toThrow("The shop does not answer yet.");
  expect(shown).toEqual([]);
  shopAnswer.mockImplementation(async () => new Response("ok", { headers: { "x-request-id": "2" } }));
  await wake();
  expect(shown).toHaveLength(1);
});

test("reminds the last time that the browser wakes it, though the shop does not answer", async () => {
  await (await worker()).keepReminder(reminder);
  shopAnswer.mockImplementation(async () => Promise.reject(new TypeError("Offline.")));
  await send("sync", { tag: "waiting-order", lastChance: true });
  expect(shown).toHaveLength(1);
});

test("leaves it to a page of the shop that is visible, and to a browser that allows no notification", async () => {
  await (await worker()).keepReminder(reminder);
  windows = [{ visibilityState: "visible", focus: () => {}, navigate: () => {} }];
  await wake();
  windows = [];
  vi.stubGlobal("Notification", { permission: "denied" });
  await wake();
  expect(shown).toEqual([]);
});

test("reminds of nothing once the order is placed, and removes its notification", async () => {
  const { keepReminder, forgetReminder } = await worker();
  await keepReminder(reminder);
  await wake();
  await forgetReminder();
  expect(shown).toEqual([]);
  await wake();
  expect(shown).toEqual([]);
});

test("a press on the notification leads to the order, in a window of the shop if there is one", async () => {
  const close = vi.fn<() => void>();
  await send("notificationclick", { notification: { close, data: "/checkout" } });
  expect(close).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledWith("/checkout");
  const navigate = vi.fn<(path: string) => void>();
  windows = [{ visibilityState: "hidden", focus: () => {}, navigate }];
  await send("notificationclick", { notification: { close, data: "/checkout" } });
  expect(navigate).toHaveBeenCalledWith("/checkout");
  expect(openWindow).toHaveBeenCalledOnce();
});
