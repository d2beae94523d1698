import { createStore } from "zustand/vanilla";
import { screen } from "#configuration/screen.ts";
import {
  addNotice,
  afterLeaving,
  type Notice,
  type NoticeAction,
  noticeLifetime,
  type NoticeMessage,
} from "#domain/notification.ts";

export interface NoticesState {
  readonly shown: readonly Notice[];
  /** All of this session, the newest last. */
  readonly history: readonly Notice[];
}

/** Stays until it is closed or settled, on whatever page. */
type Staying = Partial<Pick<Notice, "hasNoTimeout">>;

function newNotice(
  type: Notice["type"],
  message: NoticeMessage,
  action: NoticeAction | null,
  { hasNoTimeout = false }: Staying,
): Notice {
  const lasting = { type, timeToLive: null, hasNoTimeout };
  const timeToLive = noticeLifetime(lasting, action ? screen.offerLifetime : screen.noticeLifetime);
  return { ...lasting, id: crypto.randomUUID(), message, action, timeToLive };
}

/** The one way to tell the shopper that something happened. */
export function createNotices() {
  const store = createStore<NoticesState>()(() => ({ shown: [], history: [] }));
  const keep = (isKept: (notice: Notice) => boolean) =>
    store.setState(({ shown }) => ({ shown: shown.filter(isKept) }));
  return {
    store,
    show(
      type: Notice["type"],
      message: NoticeMessage,
      action: NoticeAction | null = null,
      staying: Staying = {},
    ): void {
      const notice = newNotice(type, message, action, staying);
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
    /** Keeps in the session's list what was already said elsewhere on the page. */
    record(type: Notice["type"], message: NoticeMessage): void {
      store.setState(({ history }) => ({ history: addNotice(history, newNotice(type, message, null, {})) }));
    },
    dismiss: (id: string): void => keep((notice) => notice.id !== id),
    /** What this message says is true no more. */
    settle: (messageId: string): void => keep(({ message }) => message.id !== messageId),
    /** Another page is shown: errors of the one before go with it. */
    leavePage: (): void => store.setState(({ shown }) => ({ shown: afterLeaving(shown) })),
  };
}

/** Creates what says, once, that cart, checkout and searches will be forgotten: the browser stores nothing for the shop. */
export const tellNotStored = (notices: Pick<Notices, "showOnce">) => (): void =>
  notices.showOnce("warning", "notice.notStored");

export type Notices = ReturnType<typeof createNotices>;
