import { createStore } from "zustand/vanilla";
import { screen } from "#configuration/screen.ts";
import {
  addNotice,
  withoutPageErrors,
  type Notice,
  type NoticeAction,
  noticeLifetime,
  type NoticeMessage,
} from "#domain/notification.ts";
import { keepsCookies } from "./createPersistedStore.ts";

export interface NoticesState {
  readonly shown: readonly Notice[];
  /** All notices of this session, the newest last. */
  readonly history: readonly Notice[];
}

/** `hasNoTimeout`: the notice stays, also on other pages, until it is dismissed or cleared. */
type NoticeOptions = Partial<Pick<Notice, "hasNoTimeout">>;

function newNotice(
  type: Notice["type"],
  message: NoticeMessage,
  action: NoticeAction | null,
  { hasNoTimeout = false }: NoticeOptions,
): Notice {
  const notice = { type, timeToLive: null, hasNoTimeout };
  const timeToLive = noticeLifetime(notice, action ? screen.offerLifetime : screen.noticeLifetime);
  return { ...notice, id: crypto.randomUUID(), message, action, timeToLive };
}

/** Creates the list of notices, which are messages to the shopper over the page. */
export function createNotices() {
  const store = createStore<NoticesState>()(() => ({ shown: [], history: [] }));
  const filterShown = (predicate: (notice: Notice) => boolean) =>
    store.setState(({ shown }) => ({ shown: shown.filter(predicate) }));
  return {
    store,
    show(
      type: Notice["type"],
      message: NoticeMessage,
      action: NoticeAction | null = null,
      options: NoticeOptions = {},
    ): void {
      const notice = newNotice(type, message, action, options);
      store.setState(({ shown, history }) => ({
        shown: addNotice(shown, notice),
        history: addNotice(history, notice),
      }));
    },
    /** Shows a message until it is closed, and not again on this page load. */
    showOnce(type: Notice["type"], id: string): void {
      const wasShown = store.getState().history.some(({ message }) => message.id === id);
      if (!wasShown) this.show(type, { id }, null, { hasNoTimeout: true });
    },
    /** Adds a message to the history without showing it, because the page shows it elsewhere. */
    record(type: Notice["type"], message: NoticeMessage): void {
      store.setState(({ history }) => ({ history: addNotice(history, newNotice(type, message, null, {})) }));
    },
    /** Removes one notice, which the shopper has closed. */
    dismiss: (id: string): void => filterShown((notice) => notice.id !== id),
    /** Removes all notices with this message, because it is not true any more. */
    clear: (messageId: string): void => filterShown(({ message }) => message.id !== messageId),
    /** Removes the errors of the page that the shopper leaves. */
    leavePage: (): void => store.setState(({ shown }) => ({ shown: withoutPageErrors(shown) })),
  };
}

/**
 * Returns a callback that warns, once per page load, that the browser does not store checkout, searches and lists. The cart
 * is lost only without cookies, by which the platform knows whose it is.
 */
export const createStorageWarning = (notices: Pick<Notices, "showOnce">) => (): void =>
  notices.showOnce("warning", keepsCookies() ? "notice.inputNotStored" : "notice.notStored");

export type Notices = ReturnType<typeof createNotices>;
