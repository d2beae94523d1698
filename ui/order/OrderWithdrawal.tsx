import { FormattedDate, FormattedMessage } from "react-intl";
import { Link } from "../primitives/Link.tsx";
import { withdrawalEnd } from "../rules/calendar.ts";
import { part, quiet } from "./OrderDetails.css.ts";

export interface OrderWithdrawalProps {
  /** The day on which the last parcel came, such as 2026-11-21. */
  delivered: string;
  /**
   * How many days the shop gives; the law's period counts where it ends later (docs/decisions/product.md#decision-18).
   */
  returnDays: number;
  /** Such as 2026-11-22. */
  today: string;
  /** Where the withdrawal is declared. */
  href: string;
  timeZone: string;
}

/** The way out of the contract, under the name that the law gives it, as long as it is open. */
export function OrderWithdrawal({ delivered, returnDays, today, href, timeZone }: OrderWithdrawalProps) {
  const until = withdrawalEnd(delivered, returnDays).effective;
  const day = <FormattedDate key="day" value={until} timeZone={timeZone} dateStyle="long" />;
  // Days of the calendar written alike are in the order of their letters.
  const isOpen = today <= until;
  return (
    <div className={part}>
      <p className={quiet}>
        <FormattedMessage
          id={isOpen ? "ui.orderDetails.withdrawUntil" : "ui.orderDetails.withdrawEnded"}
          values={{ day }}
        />
      </p>
      {isOpen && (
        <p>
          <Link variant="line" href={href}>
            <FormattedMessage id="ui.orderDetails.withdraw" />
          </Link>
        </p>
      )}
    </div>
  );
}
