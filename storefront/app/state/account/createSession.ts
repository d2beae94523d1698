import type { SessionActions } from "./sessionActions.ts";
import {
  createSessionStore,
  hasLogin,
  type Session,
  type SessionMessage,
  type SessionSetting,
} from "./sessionStore.ts";

/** The session of the customer in this browser. */
export interface CustomerSession extends Session {
  /** Returns whether this browser has a login. */
  readonly hasLogin: () => boolean;
  /** Loads what changes the session. */
  readonly actions: () => Promise<SessionActions>;
  /** Reads the cookies and follows other tabs. Returns an unsubscribe function. */
  readonly hydrate: () => () => void;
}

/**
 * Creates the session of the customer in this browser. Nothing of it is stored: the cookies of the gate are the login, and
 * the profile is loaded with each page. All tabs follow a login and a logout. What changes the session is in
 * `sessionActions.ts`, whose code is loaded once somebody is logged in or is about to be.
 */
export function createSession(setting: SessionSetting): CustomerSession {
  const store = createSessionStore();
  let channel: BroadcastChannel | null = null;
  const session = {
    ...setting,
    store,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
    announce: (message: SessionMessage): void => channel?.postMessage(message),
    hasLogin,
    actions: async () => (await import("./sessionActions.ts")).sessionActionsOf(session),
    hydrate(): () => void {
      const follow = (message: SessionMessage) =>
        void import("./sessionActions.ts").then(
          ({ sessionActionsOf }) => sessionActionsOf(session).follow(message),
          () => store.setState({ login: "failed" }),
        );
      const isLoggedIn = hasLogin();
      store.setState({ login: isLoggedIn ? "loading" : "guest" });
      if (isLoggedIn) follow("changed");
      channel = "BroadcastChannel" in window ? new BroadcastChannel("dioptra-session") : null;
      channel?.addEventListener("message", ({ data }: MessageEvent<SessionMessage>) => follow(data));
      // A page from the back/forward cache has heard nothing.
      const returned = () => store.getState().customer && !hasLogin() && follow("logged-out");
      window.addEventListener("pageshow", returned);
      return () => {
        channel?.close();
        window.removeEventListener("pageshow", returned);
      };
    },
  };
  return session;
}
