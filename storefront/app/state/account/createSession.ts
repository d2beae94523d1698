import { createStore } from "zustand/vanilla";
import type { Client } from "#client/createClient.ts";
import { loginCookie } from "#domain/cookie.ts";
import type { CustomerProfile } from "#domain/customer/customer.ts";
import type { Panels } from "../panels.ts";
import type { PersonalState } from "./forgetCustomer.ts";

/**
 * Whether a customer is logged in. `unknown`: the cookies have not been read yet, as on the server. `loading` and
 * `failed`: somebody is logged in, whose profile is not known yet. `expired`: the login has ended by itself; the profile is
 * kept, so that what was being typed stays on the page until the customer logs in again.
 */
export type Login = "unknown" | "guest" | "loading" | "failed" | "customer" | "expired";

export interface SessionState {
  readonly login: Login;
  /** The customer; null unless the state is `customer` or `expired`. */
  readonly customer: CustomerProfile | null;
}

export interface SessionSetting {
  readonly client: Client;
  readonly panels: Panels;
  /** What a logout removes from this browser. */
  readonly personal: PersonalState;
}

/** What a tab tells the others: the login or the profile has changed, or the customer has logged out. */
export type SessionMessage = "changed" | "logged-out";

/** Returns whether this browser has a login. The tokens themselves are in cookies that scripts cannot read. */
export function hasLogin(): boolean {
  try {
    return document.cookie.includes(`${loginCookie}=`);
  } catch {
    return false;
  }
}

/**
 * Creates the session of the customer in this browser. Nothing of it is stored: the cookies of the gate are the login, and
 * the profile is loaded with each page. All tabs follow a login and a logout. What changes the session is in
 * `sessionActions.ts`, whose code is loaded once somebody is logged in or is about to be.
 */
export function createSession(setting: SessionSetting) {
  const store = createStore<SessionState>()(() => ({ login: "unknown", customer: null }));
  let channel: BroadcastChannel | null = null;
  const session = {
    ...setting,
    store,
    /** Tells the other tabs what has happened. */
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
    announce: (message: SessionMessage): void => channel?.postMessage(message),
    /** Reads the cookies and follows other tabs. Returns an unsubscribe function. */
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

export type CustomerSession = ReturnType<typeof createSession>;
