import { createStore } from "zustand/vanilla";
import type { ContactMessage } from "#domain/contact/contactMessage.ts";
import { createVault, type Vault } from "../createVault.ts";

/** A request of a form that can wait, because nothing on the page depends on its answer. */
export type Task =
  | {
      readonly kind: "contact";
      readonly message: ContactMessage;
      /** The key under which the message arrives once, however often it is sent. */
      readonly key: string;
      /** The field that only programs fill in. */
      readonly website: string;
      /** The name of the form's draft, in which a refused message is given back. */
      readonly draft: string;
      /** The address of the form. */
      readonly href: string;
    }
  | { readonly kind: "newsletter"; readonly email: string };

export type TaskKind = Task["kind"];

export interface WaitingTask {
  readonly id: string;
  readonly task: Task;
}

/** Returns the place in which a store view keeps its tasks, encrypted for 30 days. */
export const taskVault = (code: string): Vault => createVault(`dioptra-tasks-${code}`);

export interface TasksState {
  /** The tasks that wait, as this page has last read them. On the server there are none. */
  readonly waiting: readonly WaitingTask[];
  /** The ids of the tasks that have waited and that this page has sent. */
  readonly sent: readonly string[];
}

/** What this page knows of the tasks. */
export const waitingTasks = createStore<TasksState>()(() => ({ waiting: [], sent: [] }));

/** Removes the tasks of a store view, which belong to a person. */
export async function forgetTasks(code: string): Promise<void> {
  waitingTasks.setState({ waiting: [] });
  await taskVault(code).wipe();
}
