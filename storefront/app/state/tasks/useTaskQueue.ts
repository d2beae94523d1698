import { useRouteContext, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useStore } from "zustand";
import type { ShopState } from "../shopState.ts";
import { createTaskQueue, type TaskQueue, type TaskQueueSetting } from "./taskQueue.ts";
import { type TaskKind, type WaitingTask, waitingTasks } from "./waitingTasks.ts";

const queues = new WeakMap<ShopState, TaskQueue>();

/** Returns the queue of a shop's state. It is created on the first call, since most pages need none. */
export function taskQueueOf(shop: ShopState, setting: Omit<TaskQueueSetting, "notices" | "connection">): TaskQueue {
  const existing = queues.get(shop);
  if (existing) return existing;
  const queue = createTaskQueue({ ...setting, notices: shop.notices, connection: shop.connection });
  queues.set(shop, queue);
  return queue;
}

/** Returns the queue of this browser. */
export function useTaskQueue(): TaskQueue {
  const { client, store, shop } = useRouteContext({ from: "__root__" });
  const { history } = useRouter();
  return taskQueueOf(shop, { client, store, open: (href) => history.push(href) });
}

/** Returns the first waiting task of a kind; null if none waits. */
export function useWaitingTask(kind: TaskKind): WaitingTask | null {
  const queue = useTaskQueue();
  useEffect(() => void queue.read(), [queue]);
  return useStore(waitingTasks, ({ waiting }) => waiting.find(({ task }) => task.kind === kind) ?? null);
}

/** Returns whether this page has sent a task that waited, by its id; false without one. */
export const useWasSent = (id: string | null): boolean =>
  useStore(waitingTasks, ({ sent }) => id !== null && sent.includes(id));
