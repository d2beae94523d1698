import { createStore } from "zustand/vanilla";
import { configuration } from "#configuration/index.ts";
import { addNotice } from "#domain/notification/addNotice.ts";
import type { Notice, NoticeAction, NoticeMessage } from "#domain/notification/notice.ts";
import { noticeLifetime } from "#domain/notification/noticeLifetime.ts";

export interface NoticesState {
  readonly shown: readonly Notice[];
  /** All of this session, the newest last. */
  readonly history: readonly Notice[];
}

const newNotice = (type: Notice["type"], message: NoticeMessage, action: NoticeAction | null): Notice => {
  const timeToLive = noticeLifetime({ type, timeToLive: null }, configuration.screen.noticeLifetime);
  return { id: crypto.randomUUID(), type, message, action, timeToLive };
};

/** The one way to tell the shopper that something happened. */
export function createNotices() {
  const store = createStore<NoticesState>()(() => ({ shown: [], history: [] }));
  return {
    store,
    show(type: Notice["type"], message: NoticeMessage, action: NoticeAction | null = null): void {
      const notice = newNotice(type, message, action);
      store.setState(({ shown, history }) => ({
        shown: addNotice(shown, notice),
        history: addNotice(history, notice),
      }));
    },
    /** Keeps in the session's list what was already said elsewhere on the page. */
    record(type: Notice["type"], message: NoticeMessage): void {
      store.setState(({ history }) => ({ history: addNotice(history, newNotice(type, message, null)) }));
    },
    dismiss: (id: string): void =>
      store.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) })),
  };
}

export type Notices = ReturnType<typeof createNotices>;
