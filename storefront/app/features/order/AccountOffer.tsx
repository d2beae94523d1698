import { Button, Link } from "@dioptra/ui";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { Order } from "#domain/order/order.ts";
import { withPrefix } from "#domain/store.ts";
import { useSession, useShop, useStoreView } from "../../state/useShop.ts";
import * as styles from "./AccountOffer.css.ts";
import { LazyNewAccount } from "./lazyNewAccount.ts";

export interface AccountOfferProps {
  readonly order: Pick<Order, "number" | "email" | "shippingAddress">;
}

/** Offers a guest who has ordered an account, which the order then belongs to. */
export function AccountOffer({ order }: AccountOfferProps) {
  const { session } = useShop();
  const store = useStoreView();
  const login = useSession((session) => session.login);
  const [isOpen, setOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const state = isOpen && login === "customer" ? "created" : isOpen ? "open" : "offered";
  // The button that was pressed is gone.
  useEffect(() => {
    if (state !== "offered") title.current?.focus();
  }, [state]);

  async function open() {
    const actions = await session.actions();
    actions.offerAccount({ key: order.number, email: order.email });
    setOpen(true);
  }

  if (state === "created") {
    return (
      <section className={styles.offer}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          <FormattedMessage id="confirmation.account.created" />
        </h2>
        <p>
          <Link href={withPrefix("/my-account/orders", store)}>
            <FormattedMessage id="confirmation.account.orders" />
          </Link>
        </p>
      </section>
    );
  }
  if (login !== "guest") return null;
  return (
    <section className={styles.offer}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        <FormattedMessage id="confirmation.account.title" />
      </h2>
      <p>
        <FormattedMessage id="confirmation.account.text" />
      </p>
      {state === "open" ? (
        <LazyNewAccount order={order} />
      ) : (
        <div>
          <Button variant="line" onClick={() => void open()}>
            <FormattedMessage id="confirmation.account.open" />
          </Button>
        </div>
      )}
    </section>
  );
}
