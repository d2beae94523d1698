import { Breadcrumb, Button, FranchiseCalculator, Link } from "@dioptra/ui";
import { type FranchisePlan, franchiseResult } from "@dioptra/ui/rules";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { franchise } from "#configuration/franchise.ts";
import { balances, franchisePath, type PlanSearch, planOf, planSearch } from "#domain/franchise.ts";
import { withPrefix } from "#domain/store.ts";
import { shareLink } from "../../state/shareLink.ts";
import { useStoreView } from "../../state/useShop.ts";
import { BalanceChart } from "./BalanceChart.tsx";
import * as styles from "./CalculatorView.css.ts";

export interface CalculatorViewProps {
  /** The figures of the address. */
  readonly search: PlanSearch;
  /** Called with the figures that the address is to have. */
  readonly onSearch: (search: PlanSearch) => void;
}

/** The calculator of a franchise salon: its figures, the result, and how the investment comes back. */
export function CalculatorView({ search, onSearch }: CalculatorViewProps) {
  const intl = useIntl();
  const { currency, prefix } = useStoreView();
  const { plan: typical, terms } = franchise[currency];
  const [initial] = useState(() => planOf(search, typical));
  const [plan, setPlan] = useState<FranchisePlan | null>(initial);
  const [isCopied, setCopied] = useState(false);
  function change(next: FranchisePlan | null) {
    setPlan(next);
    setCopied(false);
    if (next) onSearch(planSearch(next, typical));
  }
  // A sentence that is never taken back would speak of an older address.
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 5000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const title = intl.formatMessage({ id: "franchise.calculator.title" });
  const about = { label: intl.formatMessage({ id: "franchise.title" }), href: withPrefix(franchisePath, { prefix }) };
  return (
    <div className={styles.page}>
      <div className={styles.path}>
        <Breadcrumb homeHref={withPrefix("/", { prefix })} levels={[about]} current={title} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>
        <FormattedMessage id="franchise.calculator.lead" />
      </p>
      <FranchiseCalculator
        plan={initial}
        terms={terms}
        currency={currency}
        onChange={change}
        action={
          <Link variant="solid" href={`${about.href}#contact-form`}>
            <FormattedMessage id="franchise.ask" />
          </Link>
        }
      />
      {plan && <BalanceChart balances={balances(plan, terms, franchiseResult(plan, terms))} currency={currency} />}
      <p className={styles.share}>
        <Button
          variant="line"
          onClick={() =>
            void shareLink(location.href).then(
              (way) => setCopied(way === "copied"),
              () => {},
            )
          }
        >
          <FormattedMessage id="franchise.share" />
        </Button>
        <span aria-live="polite">{isCopied && <FormattedMessage id="franchise.copied" />}</span>
      </p>
    </div>
  );
}
