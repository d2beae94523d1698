import { Button, InlineNotice, Link, TextArea, TextField, useCheckedForm } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedDate, FormattedMessage, FormattedTime } from "react-intl";
import { helpline } from "#configuration/content.ts";
import { timeZone } from "#configuration/store.ts";
import { checkWithdrawal, maximumReason, type Withdrawal, type WithdrawalErrors } from "#domain/order/withdrawal.ts";
import { withPrefix } from "#domain/store.ts";
import * as styles from "../../components/narrowPage.css.ts";
import { useFormDraft } from "../../components/useFormDraft.ts";
import { useFormSubmission } from "../../components/useFormSubmission.ts";
import { withdraw, type WithdrawalReceipt } from "../../state/account/withdraw.ts";
import { forgetFormDraft } from "../../state/formDraft.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as own from "./OrderTrackingView.css.ts";

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
        <Link href={withPrefix("/returns", store)}>
          <FormattedMessage id="withdrawal.returns" />
        </Link>
      </p>
      <noscript>
        <p>
          <FormattedMessage
            id="withdrawal.noScript"
            values={{ phone: <Link href={helpline.href}>{helpline.phone}</Link> }}
          />
        </p>
      </noscript>
      <div className={styles.withScript}>
        {receipt ? <Receipt receipt={receipt} /> : <WithdrawalForm onReceived={setReceipt} />}
      </div>
    </div>
  );
}

/** The confirmation with the time of the statement, which a mail repeats. It takes the focus of the form. */
function Receipt({ receipt: { reference, receivedAt } }: { readonly receipt: WithdrawalReceipt }) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <div ref={result} tabIndex={-1} className={own.result}>
      <InlineNotice type="success">
        <FormattedMessage
          id="withdrawal.received"
          values={{
            reference,
            day: <FormattedDate key="day" value={receivedAt} dateStyle="long" timeZone={timeZone} />,
            time: <FormattedTime key="time" value={receivedAt} timeStyle="short" timeZone={timeZone} />,
          }}
        />
      </InlineNotice>
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
        problem={
          problem &&
          state !== "pending" && (
            <InlineNotice type={problem.refused === "offline" ? "warning" : "error"}>
              <FormattedMessage
                id={`withdrawal.${problem.refused}`}
                values={{
                  time: problem.refused === "too-often" && (
                    <FormattedTime value={problem.retryAt} timeStyle="short" timeZone={timeZone} />
                  ),
                }}
              />
            </InlineNotice>
          )
        }
        onConfirm={() => void submit(stated)}
        onBack={() => setStated(null)}
      />
    );
  }
  return (
    <form className={own.form} noValidate onSubmit={form.handleSubmit(setStated)}>
      <TextField
        {...form.register("name")}
        autoComplete="name"
        label={<FormattedMessage id="withdrawal.name" />}
        error={errors.name && <FormattedMessage id={`withdrawal.name.${errors.name}`} />}
        aria-required
      />
      <TextField
        {...form.register("number")}
        autoComplete="off"
        inputMode="numeric"
        label={<FormattedMessage id="tracking.number" />}
        hint={<FormattedMessage id="tracking.numberHint" />}
        error={errors.number && <FormattedMessage id="tracking.numberMissing" />}
        aria-required
      />
      <TextField
        {...form.register("email")}
        type="email"
        autoComplete="email"
        label={<FormattedMessage id="withdrawal.email" />}
        hint={<FormattedMessage id="withdrawal.emailHint" />}
        error={
          errors.email && (
            <FormattedMessage id={errors.email === "required" ? "tracking.emailMissing" : "tracking.emailWrong"} />
          )
        }
        aria-required
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
