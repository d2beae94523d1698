import { FormattedDate, FormattedMessage } from "react-intl";
import { Link } from "../primitives/Link.tsx";
import { part, quiet } from "./OrderDetails.css.ts";

export interface OrderWithdrawalProps {
  /** The last day of the longer of the two periods, the shop's and the law's (decision 18), such as 2026-12-07. */
  until: string;
  /** Such as 2026-11-22. */
  today: string;
  /** Where the withdrawal is declared. */
  href: string;
  timeZone: string;
}

/** The way out of the contract, under the name that the law gives it, as long as it is open. */
export function OrderWithdrawal({ until, today, href, timeZone }: OrderWithdrawalProps) {
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
