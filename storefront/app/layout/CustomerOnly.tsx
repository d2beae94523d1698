import { Button, InlineNotice, Skeleton, VisuallyHidden } from "@dioptra/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { LogIn } from "../components/LogIn.tsx";
import { sessionActionsOf } from "../state/account/sessionActions.ts";
import { useIsOnline } from "../state/useIsOnline.ts";
import { useSession, useShop } from "../state/useShop.ts";
import { focusHeading } from "./navigation.ts";
import * as styles from "../components/narrowPage.css.ts";

/**
 * Shows a page of the account to the customer who is logged in. Everybody else can log in here and stays on this address.
 * After a login that has expired, the page keeps what was typed.
 */
export function CustomerOnly({ children }: { readonly children: ReactNode }) {
  const login = useSession((state) => state.login);
  const customerId = useSession(({ customer }) => customer?.id ?? null);
  const wasGuest = useRef(false);
  useEffect(() => {
    // The pressed button is gone with the form.
    if (customerId !== null && wasGuest.current) focusHeading();
    if (login === "guest") wasGuest.current = true;
    if (customerId !== null) wasGuest.current = false;
  }, [customerId, login]);
  if (customerId !== null) return <div key={customerId}>{children}</div>;
  if (login === "guest") return <LoginRequired />;
  if (login === "failed") return <NotLoaded />;
  return (
    <div className={styles.page}>
      {/* The server knows no customer, so its page has this heading only. */}
      <h1>
        <VisuallyHidden>
          <FormattedMessage id="account.title" />
        </VisuallyHidden>
      </h1>
      <noscript>
        <p>
          <FormattedMessage id="login.noScript" />
        </p>
      </noscript>
      <div className={styles.withScript} aria-busy="true">
        <Skeleton shape="block" />
      </div>
    </div>
  );
}

const LoginRequired = () => (
  <div className={styles.page}>
    <h1>
      <FormattedMessage id="account.loginRequired" />
    </h1>
    <LogIn />
  </div>
);

/** Somebody is logged in, but the profile could not be loaded. It is loaded once the connection returns. */
function NotLoaded() {
  const { session } = useShop();
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) void sessionActionsOf(session).load();
    wasOnline.current = isOnline;
  }, [isOnline, session]);
  return (
    <div className={styles.page}>
      <h1>
        <FormattedMessage id="account.title" />
      </h1>
      <InlineNotice type={isOnline ? "error" : "warning"}>
        {isOnline ? (
          <>
            <FormattedMessage id="account.notLoaded" /> <FormattedMessage id="account.unexpectedAuthorization" />
          </>
        ) : (
          <FormattedMessage id="account.offline" />
        )}
      </InlineNotice>
      <div>
        <Button variant="line" onClick={() => void sessionActionsOf(session).load()}>
          <FormattedMessage id="notice.tryAgain" />
        </Button>
      </div>
    </div>
  );
}
