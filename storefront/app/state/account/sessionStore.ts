import { createStore, type StoreApi } from "zustand/vanilla";
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

/** The state of a session, and what changes it. */
export interface Session extends SessionSetting {
  readonly store: StoreApi<SessionState>;
  /** Tells the other tabs what has happened. */
  readonly announce: (message: SessionMessage) => void;
}

/** Creates the state of a session, before the cookies have been read. */
export const createSessionStore = (): StoreApi<SessionState> =>
  createStore<SessionState>()(() => ({ login: "unknown", customer: null }));
