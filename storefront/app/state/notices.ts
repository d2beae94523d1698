import { createStore } from "zustand/vanilla";
import { addNotice } from "#domain/notification/addNotice.ts";
import type { Notice } from "#domain/notification/notice.ts";

export interface NoticesState {
  readonly shown: readonly Notice[];
  /** All of this session, the newest last. */
  readonly history: readonly Notice[];
}

/** The one way to tell the shopper that something happened. */
export function createNotices() {
  const store = createStore<NoticesState>()(() => ({ shown: [], history: [] }));
  return {
    store,
    show: (notice: Omit<Notice, "id">) =>
      store.setState(({ shown, history }) => {
        const next = { ...notice, id: crypto.randomUUID() };
        return { shown: addNotice(shown, next), history: addNotice(history, next) };
      }),
    dismiss: (id: string) => store.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) })),
  };
}

export type Notices = ReturnType<typeof createNotices>;
