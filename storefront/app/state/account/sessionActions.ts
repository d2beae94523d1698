import { ProviderRefusal, type Refusal } from "#client/failures.ts";
import type { CustomerProfile, LoginValue, RegistrationValue } from "#domain/customer/customer.ts";
import { hasLogin, type Session, type SessionMessage } from "./sessionStore.ts";
import { forgetCustomer, giveDraftTo } from "./forgetCustomer.ts";
import { recoversByItself } from "../loadFailure.ts";
import { loadProfile } from "./keptProfile.ts";
import { type PasswordProblem, passwordProblemOf } from "./passwordProblem.ts";
import { type FormProblem, sendForm } from "../sendForm.ts";

/** Why a login was refused. */
export type LoginProblem = FormProblem | { readonly refused: "no-match" };
/** Why a registration was refused. */
export type RegistrationProblem =
  | FormProblem
  | { readonly refused: "email-in-use" }
  | { readonly refused: Exclude<PasswordProblem, "same-as-before"> };

const loginProblem = ({ code }: Refusal): LoginProblem | null =>
  code === "CREDENTIALS_WRONG" ? { refused: "no-match" } : null;

function registrationProblem(refusal: Refusal): RegistrationProblem | null {
  if (refusal.code === "EMAIL_TAKEN") return { refused: "email-in-use" };
  const refused = passwordProblemOf(refusal, "password");
  return refused && refused !== "same-as-before" ? { refused } : null;
}

/** A login that expires twice within this time, in milliseconds, will not last by trying again. */
const shortestLogin = 60_000;

/** Creates what changes a session. */
function createSessionActions({ client, store, panels, personal, announce }: Session) {
  const { cart, notices } = personal;
  const guest = { login: "guest", customer: null } as const;

  /** The login has ended by itself. The profile stays, and with it what is being typed on the page. */
  const end = () => store.setState(({ customer }) => (customer ? { login: "expired" } : guest));

  /** Loads the profile. Without an answer, a profile that is known stays. */
  async function load(isNewLogin = false): Promise<void> {
    // A form that has just logged in stays until the profile is known.
    if (store.getState().customer === null && !isNewLogin) store.setState({ login: "loading" });
    try {
      const customer = await client.customer.profile();
      store.setState({ login: "customer", customer });
      notices.clear("account.notLoaded");
      void cart.giveTo(customer.id, isNewLogin);
      if (await giveDraftTo(customer.id, personal)) location.reload();
    } catch (error) {
      if (error instanceof ProviderRefusal && error.status === 401) return end();
      if (store.getState().customer !== null && !isNewLogin) return;
      const kept = recoversByItself(error) ? await loadProfile(personal.view) : null;
      store.setState(kept ? { login: "customer", customer: kept } : { login: "failed", customer: null });
    }
  }

  const showTokenFailure = () => notices.show("error", { id: "account.tokenFailed" }, null, { hasNoTimeout: true });
  /** When the login last expired on this page load, in milliseconds since the epoch; null if it has not. */
  let expiredAt: number | null = null;

  /** The platform has refused a call because the login has expired. The login opens over the page. */
  function expire(): void {
    const wasLoggedIn = store.getState().login === "customer";
    end();
    panels.open("account");
    if (!wasLoggedIn) return;
    if (expiredAt !== null && Date.now() - expiredAt < shortestLogin) showTokenFailure();
    expiredAt = Date.now();
  }

  /** A login or a registration was accepted. If its tokens are refused at once, this browser does not keep them. */
  async function enter(): Promise<void> {
    notices.clear("account.tokenFailed");
    await load(true);
    const { login } = store.getState();
    if (login === "guest" || login === "expired") return showTokenFailure();
    if (login === "failed") {
      const tryAgain = { label: "notice.tryAgain", onAction: () => void enter() };
      return notices.show("error", { id: "account.notLoaded" }, tryAgain, { hasNoTimeout: true });
    }
    announce("changed");
  }

  /** The order that was placed as a guest without the account that was wanted. An account created later gets it. */
  let guestOrder: { readonly key: string; readonly email: string } | null = null;

  async function register(registration: RegistrationValue): Promise<RegistrationProblem | null> {
    const { email } = registration;
    const orderKey = guestOrder?.email === email ? guestOrder.key : undefined;
    const problem = await sendForm(() => client.customer.register(registration, orderKey), registrationProblem);
    if (problem !== null) return problem;
    guestOrder = null;
    // The address is confirmed by a mail. If it cannot be sent, the account still exists.
    const asked =
      !registration.newsletter || (await sendForm(() => client.customer.subscribeToNewsletter(email))) === null;
    await enter();
    notices.show("success", { id: "account.registered" });
    if (!asked) notices.show("warning", { id: "account.newsletterNotAsked" }, null, { hasNoTimeout: true });
    return null;
  }

  /** Removes the person's data from this browser and says so. */
  async function leave(noticeId: string): Promise<void> {
    guestOrder = null;
    await forgetCustomer(personal);
    store.setState(guest);
    announce("logged-out");
    notices.show("success", { id: noticeId });
  }

  return {
    /** Loads the profile of the customer who is logged in, as at the start and after a failure. */
    load: (): Promise<void> => load(),

    /** Takes over what has happened in another tab, or what the cookies say at the start. */
    async follow(message: SessionMessage): Promise<void> {
      // The page may show the person's data, so it is loaded anew.
      if (message === "logged-out") location.reload();
      else if (hasLogin()) await load();
      else end();
    },

    /** Logs a customer in and returns why that was refused; null when it was not. */
    async logIn(login: LoginValue): Promise<LoginProblem | null> {
      const problem = await sendForm(() => client.customer.logIn(login), loginProblem);
      if (problem === null) await enter();
      return problem;
    },

    /** Creates an account, which also logs in, and returns why that was refused; null when it was not. */
    register,

    /** Names an order of a guest by its key or number. An account with its e-mail address, if one is created, gets it. */
    offerAccount(order: NonNullable<typeof guestOrder>): void {
      guestOrder = order;
    },

    /**
     * Creates the account that a guest has asked for with an order, which is placed already and becomes the customer's. If
     * that fails, a notice says what to do. It is the same for every reason, so that it does not reveal who has an account.
     * The registration is null when its password is gone, as after a reload.
     */
    async openAccount(registration: RegistrationValue | null, order: NonNullable<typeof guestOrder>): Promise<void> {
      guestOrder = order;
      if (registration && (await register(registration)) === null) return;
      const logIn = { label: "account.logInOrRegister", onAction: () => panels.open("account") };
      notices.show("warning", { id: "account.orderWithoutAccount" }, logIn, { hasNoTimeout: true });
    },

    /** Logs out and removes the person's data from this browser. Returns false, with a notice, if that failed. */
    async logOut(): Promise<boolean> {
      const problem = await sendForm(() => client.customer.logOut());
      if (problem !== null) {
        notices.show("error", { id: problem.refused === "offline" ? "notice.logOutOffline" : "notice.logOutFailed" });
        return false;
      }
      await leave("account.loggedOut");
      return true;
    },

    /** Ends the session of an account that was deleted and removes the person's data from this browser. */
    async leaveDeleted(): Promise<void> {
      // The gate removes its cookies even if the platform does not answer.
      await sendForm(() => client.customer.logOut());
      await leave("account.deleted");
    },

    /** Shows a changed profile in all tabs. */
    update(customer: CustomerProfile): void {
      store.setState({ login: "customer", customer });
      announce("changed");
    },

    /** Reports that the platform has refused a call because the login has expired. The login opens over the page. */
    expire,

    /**
     * Sends a form of the account and returns why it was refused; null when it was accepted. If the login has expired, it
     * opens over the page, where what was typed stays.
     */
    send: <Problem = never>(
      work: () => Promise<unknown>,
      readProblem: (refusal: Refusal) => Problem | null = () => null,
    ) =>
      sendForm(work, (refusal) => {
        if (refusal.code === "TOKEN_INVALID" || refusal.code === "LOGIN_REQUIRED") expire();
        return readProblem(refusal);
      }),
  };
}

export type SessionActions = ReturnType<typeof createSessionActions>;
const known = new WeakMap<Session, SessionActions>();

/** Returns what changes a session. It is created on the first call. */
export function sessionActionsOf(session: Session): SessionActions {
  const actions = known.get(session) ?? createSessionActions(session);
  known.set(session, actions);
  return actions;
}
