import { Button, Link, TextArea, TextField, useCheckedForm } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { checkWithdrawal, maximumReason, type Withdrawal, type WithdrawalErrors } from "#domain/order/withdrawal.ts";
import { withPrefix } from "#domain/store.ts";
import { HelplineLink } from "../../components/HelplineLink.tsx";
import * as styles from "../../components/narrowPage.css.ts";
import { useFormDraft } from "../../components/useFormDraft.ts";
import { useFormSubmission } from "../../components/useFormSubmission.ts";
import { withdraw, type WithdrawalReceipt } from "../../state/account/withdraw.ts";
import { forgetFormDraft } from "../../state/formDraft.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as own from "./OrderTrackingView.css.ts";
import { EmailField, NameField } from "./StatementFields.tsx";
import { StatementProblem, StatementReceived } from "./StatementResult.tsx";

const empty = { name: "", number: "", email: "", reason: "" };
const draft = "withdrawal";

/**
 * The page to withdraw from a contract, without a login, in the two steps that the law asks for: stating it and confirming
 * it (docs/specification/law.md#law-5).
 */
export function WithdrawalView() {
  const store = useStoreView();
  const [receipt, setReceipt] = useState<WithdrawalReceipt | null>(null);
  return (
    <div className={styles.page}>
      <h1>
        <FormattedMessage id="ui.siteFooter.withdrawal" />
      </h1>
      <p>
        <FormattedMessage id="withdrawal.intro" />
      </p>
      <p>
        <FormattedMessage id="withdrawal.exempt" />
      </p>
      <p>
        <Link href={withPrefix("/returns", store)}>
          <FormattedMessage id="withdrawal.returns" />
        </Link>
      </p>
      <noscript>
        <p>
          <FormattedMessage id="withdrawal.noScript" values={{ phone: <HelplineLink /> }} />
        </p>
      </noscript>
      <div className={styles.withScript}>
        {receipt ? (
          <StatementReceived
            receipt={receipt}
            renderSentence={(values) => <FormattedMessage id="withdrawal.received" values={values} />}
          />
        ) : (
          <WithdrawalForm onReceived={setReceipt} />
        )}
      </div>
    </div>
  );
}

function WithdrawalForm({ onReceived }: { readonly onReceived: (receipt: WithdrawalReceipt) => void }) {
  const { client } = useRouteContext({ from: "__root__" });
  const [stated, setStated] = useState<Withdrawal | null>(null);
  const { form, errors } = useCheckedForm<Withdrawal, Withdrawal, WithdrawalErrors>(checkWithdrawal, empty);
  useFormDraft(draft, form);
  const { state, problem, submit } = useFormSubmission((withdrawal: Withdrawal) =>
    withdraw(client, withdrawal, (receipt) => {
      forgetFormDraft(draft);
      onReceived(receipt);
    }),
  );
  if (stated) {
    return (
      <Confirmation
        stated={stated}
        isPending={state === "pending"}
        problem={problem && state !== "pending" && <StatementProblem problem={problem} />}
        onConfirm={() => void submit(stated)}
        onBack={() => setStated(null)}
      />
    );
  }
  return (
    <form className={own.form} noValidate onSubmit={form.handleSubmit(setStated)}>
      <NameField {...form.register("name")} problem={errors.name} />
      <TextField
        {...form.register("number")}
        autoComplete="off"
        inputMode="numeric"
        label={<FormattedMessage id="tracking.number" />}
        hint={<FormattedMessage id="tracking.numberHint" />}
        error={errors.number && <FormattedMessage id="tracking.numberMissing" />}
        aria-required
      />
      <EmailField
        {...form.register("email")}
        hint={<FormattedMessage id="withdrawal.emailHint" />}
        problem={errors.email}
      />
      <TextArea
        {...form.register("reason")}
        rows={4}
        label={<FormattedMessage id="withdrawal.reason" />}
        hint={<FormattedMessage id="withdrawal.reasonHint" />}
        error={errors.reason && <FormattedMessage id="withdrawal.reasonTooLong" values={{ maximum: maximumReason }} />}
      />
      <Button type="submit" size="primary" width="full">
        <FormattedMessage id="withdrawal.next" />
      </Button>
    </form>
  );
}

interface ConfirmationProps {
  readonly stated: Withdrawal;
  readonly isPending: boolean;
  /** Why the last attempt was refused. */
  readonly problem: ReactNode;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** What is stated, and the button in the words of the law. */
function Confirmation({
  stated: { name, number, email, reason },
  isPending,
  problem,
  onConfirm,
  onBack,
}: ConfirmationProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={own.form}>
      <h2 ref={title} tabIndex={-1}>
        <FormattedMessage id="withdrawal.confirmTitle" />
      </h2>
      <p>
        <FormattedMessage id="withdrawal.statement" values={{ name, number, email }} />
      </p>
      {reason !== "" && <p>{reason}</p>}
      <div role="alert">{problem}</div>
      <Button size="primary" width="full" pending={isPending} onClick={onConfirm}>
        <FormattedMessage id="withdrawal.confirm" />
      </Button>
      <Button variant="line" width="full" onClick={onBack}>
        <FormattedMessage id="withdrawal.back" />
      </Button>
    </div>
  );
}
