import type { Client } from "#client/createClient.ts";
import { isFinalRefusal, ProviderUnreachable } from "#client/failures.ts";
import type { StoreView } from "#domain/store.ts";
import { type FormProblem, sendForm } from "../sendForm.ts";
import { createQueue } from "../cart/createQueue.ts";
import type { Connection } from "../connection.ts";
import type { Notices } from "../notices.ts";
import { type Task, taskVault, type WaitingTask, waitingTasks } from "./waitingTasks.ts";

export interface TaskQueueSetting {
  readonly client: {
    readonly contact: Pick<Client["contact"], "send">;
    readonly customer: Pick<Client["customer"], "subscribeToNewsletter">;
  };
  readonly store: Pick<StoreView, "code">;
  readonly notices: Pick<Notices, "show">;
  /** Its `lost` is called when a task gets no answer, so that the page says that the shop cannot be reached. */
  readonly connection: Pick<Connection, "lost">;
  /** Opens the page at an address. */
  readonly open: (href: string) => void;
}

/** What became of a task: it was sent, it waits until the shop can be reached, or it was refused. */
export type TaskResult = "sent" | "queued" | FormProblem;

const entryName = "tasks";
const version = 1;

/** Gives a message back to the form in which it was typed, whose page has loaded the code. */
async function giveBack(task: Task): Promise<void> {
  if (task.kind !== "contact") return;
  const { writeFormDraft } = await import("../formDraft.ts");
  const typed = Object.entries(task.message).map(([field, value]) => [field, value ?? ""] as const);
  writeFormDraft(task.draft, Object.fromEntries(typed));
}

/**
 * Creates the queue of tasks that wait in this browser until the shop can be reached (docs/specification/cart.md#cart-35).
 * They are stored encrypted for 30 days, and sent in their order by one tab. A task that is done, or refused for good,
 * leaves the queue with a notice.
 */
export function createTaskQueue({ client, store: { code }, notices, connection, open }: TaskQueueSetting) {
  const vault = taskVault(code);
  const inTurn = createQueue(`dioptra-tasks-${code}`);

  async function read(): Promise<readonly WaitingTask[]> {
    const waiting = (await vault.load<readonly WaitingTask[]>(entryName, version)) ?? [];
    waitingTasks.setState({ waiting });
    return waiting;
  }

  /** Replaces the tasks. Returns whether the browser has stored them. */
  async function change(tasks: (waiting: readonly WaitingTask[]) => readonly WaitingTask[]): Promise<boolean> {
    const waiting = tasks(await read());
    if (waiting.length === 0) await vault.remove(entryName);
    else if (!(await vault.save(entryName, version, waiting))) return false;
    waitingTasks.setState({ waiting });
    return true;
  }

  const removeNow = (id: string) => change((waiting) => waiting.filter((each) => each.id !== id));

  async function transmit(task: Task): Promise<void> {
    if (task.kind === "newsletter") await client.customer.subscribeToNewsletter(task.email);
    else await client.contact.send(task.message, { key: task.key, website: task.website });
  }

  function announceDone(task: Task): void {
    if (task.kind === "newsletter")
      notices.show("success", { id: "notice.newsletterAsked", values: { email: task.email } });
    else notices.show("success", { id: "notice.messageSent", values: { email: task.message.email } });
  }

  function announceRefused(task: Task): void {
    if (task.kind === "newsletter")
      return notices.show("error", { id: "notice.newsletterRefused" }, null, { hasNoTimeout: true });
    notices.show(
      "error",
      { id: "notice.messageRefused" },
      { label: "notice.openMessage", onAction: () => open(task.href) },
      { hasNoTimeout: true },
    );
  }

  /** Adds a task. Returns false if the browser does not store it: then it does not wait. */
  const add = (task: Task): Promise<boolean> =>
    inTurn(() => change((waiting) => [...waiting, { id: crypto.randomUUID(), task }]));

  return {
    /** Returns the tasks that wait, as they were last read. */
    waiting: (): readonly WaitingTask[] => waitingTasks.getState().waiting,
    /** Reads the tasks that wait, also those of other tabs. */
    read: async (): Promise<void> => void (await read()),
    /** Sends a task, or lets it wait if the shop cannot be reached. What arrived although no answer came counts once. */
    submit: async (task: Task): Promise<TaskResult> => {
      if (navigator.onLine === false && (await add(task))) return "queued";
      let isQueued = false;
      const problem = await sendForm(() =>
        transmit(task).catch(async (error: unknown) => {
          isQueued = error instanceof ProviderUnreachable && (await add(task));
          if (!isQueued) throw error;
          connection.lost();
        }),
      );
      return problem ?? (isQueued ? "queued" : "sent");
    },
    /** Takes a task back, unless it was sent meanwhile. */
    cancel: ({ id, task }: WaitingTask): Promise<void> =>
      inTurn(async () => {
        if (!(await read()).some((each) => each.id === id)) return;
        await giveBack(task);
        await removeNow(id);
      }),
    /** Sends the tasks in their order. Those that cannot be sent now stay. */
    send: (): Promise<void> =>
      inTurn(async () => {
        for (const { id, task } of await read()) {
          if (navigator.onLine === false) return;
          try {
            await transmit(task);
          } catch (error) {
            if (!isFinalRefusal(error)) return;
            await giveBack(task);
            await removeNow(id);
            announceRefused(task);
            continue;
          }
          waitingTasks.setState(({ sent }) => ({ sent: [...sent, id] }));
          await removeNow(id);
          announceDone(task);
        }
      }),
  };
}

export type TaskQueue = ReturnType<typeof createTaskQueue>;
