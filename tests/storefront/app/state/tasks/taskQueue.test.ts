import { beforeEach, expect, test, vi } from "vitest";
import { readFormDraft } from "#app/state/formDraft.ts";
import { createConnection } from "#app/state/connection.ts";
import { createNotices } from "#app/state/notices.ts";
import { createTaskQueue } from "#app/state/tasks/taskQueue.ts";
import { forgetTasks, type Task, waitingTasks } from "#app/state/tasks/waitingTasks.ts";
import { ProviderRefusal, ProviderUnreachable } from "#client/failures.ts";
import type { ContactMessage } from "#domain/contact/contactMessage.ts";
import { memoryIndexedDb } from "../../support/memoryIndexedDb.ts";

const message: ContactMessage = {
  topic: "order",
  name: "Anna Nieznajoma",
  email: "anna@example.com",
  orderNumber: null,
  phone: null,
  text: "Wann kommt die Brille?",
};
const letter: Task = { kind: "contact", message, key: "key-1", website: "", draft: "contact", href: "/de/kontakt" };
const newsletter: Task = { kind: "newsletter", email: "anna@example.com" };

const refusal = { code: "INVALID", message: null, skus: [], available: null, reason: null, fields: [] };
const unreachable = new ProviderUnreachable("network");

let isOnline: boolean;
let databases: ReturnType<typeof memoryIndexedDb>["databases"];
beforeEach(() => {
  const memory = memoryIndexedDb();
  ({ databases } = memory);
  vi.stubGlobal("indexedDB", memory.indexedDB);
  isOnline = true;
  vi.stubGlobal("navigator", {
    get onLine() {
      return isOnline;
    },
  });
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

/** A page of the shop. `failure` is what each request ends with; null for success. */
function page(failure: () => Error | null = () => null) {
  const sent: string[] = [];
  const answer = async (what: string) => {
    const error = failure();
    if (error) throw error;
    sent.push(what);
    return true as const;
  };
  const notices = createNotices();
  const opened: string[] = [];
  const connection = createConnection();
  const queue = createTaskQueue({
    client: {
      contact: { send: ({ text }, { key }) => answer(`${key}: ${text}`) },
      customer: { subscribeToNewsletter: (email) => answer(`newsletter: ${email}`) },
    },
    store: { code: "de" },
    notices,
    connection,
    open: (href) => opened.push(href),
  });
  return { queue, sent, opened, connection, shown: () => notices.store.getState().shown };
}

/** Submits tasks without a network, so that they wait. */
async function letWait(...tasks: readonly Task[]) {
  const { queue } = page();
  isOnline = false;
  for (const task of tasks) expect(await queue.submit(task)).toBe("queued");
  isOnline = true;
}

test("sends what waits in its order after a reload, once", async () => {
  await letWait(letter, newsletter);
  const { queue, sent, shown } = page();
  await Promise.all([queue.send(), queue.send()]);
  expect(sent).toEqual(["key-1: Wann kommt die Brille?", "newsletter: anna@example.com"]);
  expect(shown().map(({ message: { id } }) => id)).toEqual(["notice.messageSent", "notice.newsletterAsked"]);
});

test("knows which of the tasks that waited it has sent, and none that was taken back", async () => {
  await letWait(letter, newsletter);
  const { queue } = page();
  await queue.read();
  const [first, second] = queue.waiting();
  if (first) await queue.cancel(first);
  await queue.send();
  const { sent } = waitingTasks.getState();
  expect(sent).toContain(second?.id);
  expect(sent).not.toContain(first?.id);
});

test("sends at once what can be sent, and says why it is refused", async () => {
  const { queue, sent } = page();
  expect(await queue.submit(newsletter)).toBe("sent");
  expect(sent).toEqual(["newsletter: anna@example.com"]);
  const refusing = page(() => new ProviderRefusal(500, refusal));
  expect(await refusing.queue.submit(newsletter)).toEqual({ refused: "failed" });
  expect(refusing.queue.waiting()).toEqual([]);
});

test("lets a task wait that got no answer, or for which there is no network", async () => {
  for (const error of [unreachable, new ProviderUnreachable("timeout")]) {
    const { queue, connection } = page(() => error);
    expect(await queue.submit(letter)).toBe("queued");
    expect(connection.store.getState().isAway).toBe(true);
    await forgetTasks("de");
  }
  await letWait(letter);
  const { queue, sent } = page();
  await queue.send();
  expect(sent).toEqual(["key-1: Wann kommt die Brille?"]);
});

test("keeps what cannot be sent yet", async () => {
  await letWait(letter);
  for (const error of [unreachable, new ProviderRefusal(429, refusal), new ProviderRefusal(503, refusal)]) {
    const { queue, shown } = page(() => error);
    await queue.send();
    expect(shown()).toEqual([]);
  }
  isOnline = false;
  const offline = page();
  await offline.queue.send();
  expect(offline.sent).toEqual([]);
  isOnline = true;
  const { queue, sent } = page();
  await queue.send();
  expect(sent).toHaveLength(1);
});

test("gives a refused message back to its form, and goes on with the next", async () => {
  await letWait(letter, newsletter);
  let count = 0;
  const { queue, sent, shown, opened } = page(() => ((count += 1) === 1 ? new ProviderRefusal(400, refusal) : null));
  await queue.send();
  expect(sent).toEqual(["newsletter: anna@example.com"]);
  expect(readFormDraft("contact")).toMatchObject({ topic: "order", text: message.text, orderNumber: "" });
  const [refused] = shown();
  expect(refused?.message.id).toBe("notice.messageRefused");
  refused?.action?.onAction();
  expect(opened).toEqual(["/de/kontakt"]);
  await queue.send();
  expect(sent).toHaveLength(1);
});

test("sends nothing that was taken back, and returns its text", async () => {
  await letWait(letter);
  const { queue, sent } = page();
  await queue.read();
  const [waiting] = queue.waiting();
  if (!waiting) throw new Error("Nothing waits.");
  await queue.cancel(waiting);
  await queue.send();
  expect(sent).toEqual([]);
  expect(readFormDraft("contact")["text"]).toBe(message.text);
});

test("stores nothing readable, and nothing of a customer who logs out", async () => {
  await letWait(letter);
  const { queue, sent } = page();
  const entries = [...(databases.get("dioptra-tasks-de")?.values() ?? [])];
  const bytes = entries.flatMap((entry) =>
    Object.values(Object(entry)).map((value) =>
      value instanceof ArrayBuffer ? Buffer.from(value).toString("latin1") : JSON.stringify(value),
    ),
  );
  expect(bytes.join()).not.toMatch(/Nieznajoma|Brille/);
  await forgetTasks("de");
  expect(queue.waiting()).toEqual([]);
  await queue.send();
  expect(sent).toEqual([]);
});

test("takes nothing that the browser does not store", async () => {
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("", "SecurityError");
    },
  });
  const { queue } = page();
  isOnline = false;
  expect(await queue.submit(letter)).toEqual({ refused: "offline" });
  expect(queue.waiting()).toEqual([]);
});
