import { Button, Link } from "@dioptra/ui";
import { useRouterState } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { withPrefix } from "#domain/store.ts";
import { sessionActionsOf } from "../../state/account/sessionActions.ts";
import { useShop, useStoreView } from "../../state/useShop.ts";
import * as styles from "./AccountLayout.css.ts";

/** The pages of the account, each with the id of its name. */
const pages = [
  { path: "/my-account", name: "account.profile" },
  { path: "/my-account/orders", name: "account.orders" },
  { path: "/my-account/subscriptions", name: "account.subscriptions" },
  { path: "/my-account/prescriptions", name: "account.prescriptions" },
  { path: "/my-account/reviews", name: "account.reviews" },
  { path: "/my-account/shipping-details", name: "account.addresses" },
  { path: "/my-account/recently-viewed", name: "account.viewed" },
  { path: "/my-account/newsletter", name: "account.newsletter" },
] as const;

export interface AccountLayoutProps {
  /** Called when the customer has logged out. */
  readonly onLoggedOut: () => void;
  /** The page. */
  readonly children: ReactNode;
}

/**
 * The pages of the account with their navigation: beside the page where there is room. On phones the first page begins
 * with it as a list, and the others lead back to it.
 */
export function AccountLayout({ onLoggedOut, children }: AccountLayoutProps) {
  const intl = useIntl();
  const store = useStoreView();
  const { session } = useShop();
  const [isLeaving, setLeaving] = useState(false);
  const path = useRouterState({ select: ({ location }) => location.pathname.replace(/\/$/, "") });
  const isFirst = path === pages[0].path;
  const isCurrent = (page: string) => path === page || (page !== pages[0].path && path.startsWith(`${page}/`));
  async function leave() {
    if (isLeaving) return;
    setLeaving(true);
    const hasLeft = await sessionActionsOf(session).logOut();
    setLeaving(false);
    if (hasLeft) onLoggedOut();
  }
  return (
    <div className={styles.page}>
      {isFirst && (
        <h1 className={styles.title}>
          <FormattedMessage id="account.title" />
        </h1>
      )}
      <div className={styles.side[isFirst ? "firstPage" : "otherPage"]}>
        <nav aria-label={intl.formatMessage({ id: "account.title" })}>
          <ul className={styles.list}>
            {pages.map(({ path: page, name }) => (
              <li key={page}>
                <a
                  className={styles.entry}
                  href={withPrefix(page, store)}
                  aria-current={isCurrent(page) ? "page" : undefined}
                >
                  <FormattedMessage id={name} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Button variant="line" size="compact" pending={isLeaving} onClick={() => void leave()}>
            <FormattedMessage id="account.logOut" />
          </Button>
        </div>
      </div>
      <div className={styles.content}>
        {!isFirst && (
          <p className={styles.back}>
            <Link variant="quiet" href={withPrefix(pages[0].path, store)}>
              <FormattedMessage id="account.title" />
            </Link>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
