import { Button, InlineNotice, Link, TextField, useCheckedForm } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { FormattedMessage, FormattedTime } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import { checkOrderReference, type OrderReference, type OrderReferenceErrors } from "#domain/order/orderReference.ts";
import { withPrefix } from "#domain/store.ts";
import * as styles from "../../components/narrowPage.css.ts";
import { useFormSubmission } from "../../components/useFormSubmission.ts";
import { requestStatusLink } from "../../state/account/requestStatusLink.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as own from "./OrderTrackingView.css.ts";

/** The page that leads to the status of an order, also for shoppers without an account: by a link in a mail. */
export function OrderTrackingView() {
  const store = useStoreView();
  return (
    <div className={styles.page}>
      <h1>
        <FormattedMessage id="footer.page.order-tracking" />
      </h1>
      <p>
        <FormattedMessage id="tracking.intro" />
      </p>
      <noscript>
        <p>
          <FormattedMessage id="tracking.noScript" />
        </p>
      </noscript>
      <div className={styles.withScript}>
        <RequestForm />
      </div>
      <p>
        <FormattedMessage id="tracking.account" />{" "}
        <Link href={withPrefix("/my-account/orders", store)}>
          <FormattedMessage id="tracking.orders" />
        </Link>
      </p>
    </div>
  );
}

function RequestForm() {
  const { client } = useRouteContext({ from: "__root__" });
  const { state, problem, submit } = useFormSubmission((order: OrderReference) => requestStatusLink(client, order));
  const { form, errors } = useCheckedForm<OrderReference, OrderReference, OrderReferenceErrors>(checkOrderReference, {
    number: "",
    email: "",
  });
  const result = useRef<HTMLDivElement>(null);
  // The form that was pressed is gone.
  useEffect(() => {
    if (state === "done") result.current?.focus();
  }, [state]);
  if (state === "done") {
    return (
      <div ref={result} tabIndex={-1} className={own.result}>
        <InlineNotice type="success">
          <FormattedMessage id="tracking.sent" values={{ email: form.getValues("email").trim() }} />
        </InlineNotice>
      </div>
    );
  }
  return (
    <form className={own.form} noValidate onSubmit={form.handleSubmit((order) => void submit(order))}>
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
        label={<FormattedMessage id="tracking.email" />}
        error={
          errors.email && (
            <FormattedMessage id={errors.email === "required" ? "tracking.emailMissing" : "tracking.emailWrong"} />
          )
        }
        aria-required
      />
      <div role="alert">
        {problem && state !== "pending" && (
          <InlineNotice type={problem.refused === "offline" ? "warning" : "error"}>
            <FormattedMessage
              id={`tracking.${problem.refused}`}
              values={{
                time: problem.refused === "too-often" && (
                  <FormattedTime value={problem.retryAt} timeStyle="short" timeZone={timeZone} />
                ),
              }}
            />
          </InlineNotice>
        )}
      </div>
      <Button type="submit" size="primary" width="full" pending={state === "pending"}>
        <FormattedMessage id="tracking.submit" />
      </Button>
    </form>
  );
}
