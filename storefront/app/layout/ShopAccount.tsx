import { Drawer, InlineNotice } from "@dioptra/ui";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { type AccountWay, accountWayOf } from "../components/accountWays.ts";
import { LogIn } from "../components/LogIn.tsx";
import { Register } from "../components/Register.tsx";
import { RequestLink } from "../components/RequestLink.tsx";
import { useSession, useShop, useStoreView } from "../state/useShop.ts";
import { followsPlainly, useCloseOnNavigation } from "./navigation.ts";
import * as styles from "./ShopAccount.css.ts";

const titles = { login: "login.title", register: "login.registerTitle", forgotten: "password.title" } as const;

/**
 * The ways into the account as a panel over the page: it starts with the login. After a login that has expired, it says so
 * and leaves what was typed on the page behind it.
 */
export function ShopAccount() {
  const store = useStoreView();
  const { panels, session, notices } = useShop();
  const isExpired = useSession(({ login }) => login === "expired");
  const email = useSession(({ customer }) => customer?.email ?? "");
  const isLoggedIn = useSession(({ login }) => login === "customer");
  const [way, setWay] = useState<AccountWay>("login");
  const title = useRef<HTMLHeadingElement>(null);
  useCloseOnNavigation(panels.close);
  // Another tab may have logged in meanwhile.
  useEffect(() => {
    if (isLoggedIn) panels.close();
  }, [isLoggedIn, panels]);

  /** Shows the other form instead of its page. */
  function follow(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const next = accountWayOf(link?.getAttribute("href") ?? null, store);
    if (next === null || !followsPlainly(event)) return;
    event.preventDefault();
    setWay(next);
    title.current?.focus();
  }

  function greet() {
    const { login, customer } = session.store.getState();
    if (login === "customer" && customer)
      notices.show("success", { id: "account.loggedIn", values: { name: customer.firstName } });
  }

  return (
    <Drawer open onClose={panels.close} title={<FormattedMessage id={titles[way]} />} titleRef={title}>
      {/* Links are pressed by keyboard, too, which also clicks. */}
      <div className={styles.content} onClickCapture={follow}>
        {isExpired && (
          <InlineNotice type="warning">
            <FormattedMessage id="account.tokenNotRefreshed" /> <FormattedMessage id="login.expired" />
          </InlineNotice>
        )}
        {way === "login" && <LogIn email={email} onDone={greet} />}
        {way === "register" && <Register />}
        {way === "forgotten" && <RequestLink email={email} />}
      </div>
    </Drawer>
  );
}
