import { Button } from "@dioptra/ui";
import type { MouseEvent, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useIsAway } from "../../state/useIsOnline.ts";
import { useSession, useShop } from "../../state/useShop.ts";

/** Makes words of a message a button. */
const buttonOf = (onClick: (event: MouseEvent) => void) =>
  function buttonWords(words: readonly ReactNode[]) {
    return (
      <Button variant="text" onClick={onClick}>
        {words}
      </Button>
    );
  };

/**
 * One line about who orders. It offers guests the login, for which the platform has to answer. Opening the panel from the line itself brings the focus back to it,
 * since the button is gone once the customer is logged in.
 */
export function OrderingAs() {
  const { panels, session } = useShop();
  const isAway = useIsAway();
  const { login, customer } = useSession((state) => state);
  function logIn({ currentTarget }: MouseEvent) {
    currentTarget.closest("p")?.focus();
    panels.open("account");
  }
  const loadAgain = () =>
    void session.actions().then(
      (actions) => actions.load(),
      () => {},
    );
  return (
    <p tabIndex={-1}>
      {login === "guest" || login === "expired" ? (
        <FormattedMessage
          {...(isAway
            ? { id: "checkout.offline.login" }
            : { id: "checkout.offerLogin", values: { login: buttonOf(logIn) } })}
        />
      ) : customer ? (
        <FormattedMessage id="checkout.customer" values={{ email: customer.email }} />
      ) : (
        login === "failed" && (
          <FormattedMessage id="checkout.customerNotLoaded" values={{ retry: buttonOf(loadAgain) }} />
        )
      )}
    </p>
  );
}
