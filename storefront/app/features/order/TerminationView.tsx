import { Link } from "@dioptra/ui";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { withdrawalPath } from "#domain/order/withdrawal.ts";
import type { Termination } from "#domain/termination.ts";
import { withPrefix } from "#domain/store.ts";
import { HelplineLink } from "../../components/HelplineLink.tsx";
import * as styles from "../../components/narrowPage.css.ts";
import { useStoreView } from "../../state/useShop.ts";
import type { StatementReceipt } from "./StatementResult.tsx";
import { TerminationForm } from "./TerminationForm.tsx";
import { TerminationReceived } from "./TerminationReceived.tsx";

/** The page that ends a contract, without a login, by one button (docs/specification/law.md#law-7). */
export function TerminationView() {
  const store = useStoreView();
  const [received, setReceived] = useState<{
    readonly stated: Termination;
    readonly receipt: StatementReceipt;
  } | null>(null);
  return (
    <div className={styles.page}>
      <h1>
        <FormattedMessage id="termination.title" />
      </h1>
      <p>
        <FormattedMessage id="termination.intro" />
      </p>
      <p>
        <Link href={withPrefix(withdrawalPath, store)}>
          <FormattedMessage id="termination.withdrawal" />
        </Link>
      </p>
      <noscript>
        <p>
          <FormattedMessage id="termination.noScript" values={{ phone: <HelplineLink /> }} />
        </p>
      </noscript>
      <div className={styles.withScript}>
        {received ? (
          <TerminationReceived {...received} />
        ) : (
          <TerminationForm onReceived={(stated, receipt) => setReceived({ stated, receipt })} />
        )}
      </div>
    </div>
  );
}
