import { FormattedDate, FormattedMessage } from "react-intl";
import { Link } from "../primitives/Link.tsx";
import { withdrawalEnd } from "../rules/calendar.ts";
import { part, quiet } from "./OrderDetails.css.ts";

export interface OrderWithdrawalProps {
  /** The day on which the last parcel was delivered, such as 2026-11-21. */
  delivered: string;
  /**
   * The shop's return period, in days. The statutory period applies if it ends later
   * (docs/decisions/product.md#decision-18).
   */
  returnDays: number;
  /** Today's date, such as 2026-11-22. */
  today: string;
  /** The page to declare the withdrawal. */
  href: string;
  /** The IANA time zone of the date. */
  timeZone: string;
}

/** Renders the end of the withdrawal period and, while it is open, the link in the wording of the law. */
export function OrderWithdrawal({ delivered, returnDays, today, href, timeZone }: OrderWithdrawalProps) {
  const until = withdrawalEnd(delivered, returnDays).effective;
  const day = <FormattedDate key="day" value={until} timeZone={timeZone} dateStyle="long" />;
  // ISO dates sort as text.
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
