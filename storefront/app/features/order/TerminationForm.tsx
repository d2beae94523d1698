import { Button, DateField, Radio, RadioBox, RadioGroup, TextArea, TextField, useCheckedForm } from "@dioptra/ui";
import { localTime } from "@dioptra/ui/rules";
import { useRouteContext } from "@tanstack/react-router";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import {
  checkTermination,
  type Termination,
  type TerminationErrors,
  terminationKinds,
  terminationLengths,
  type TypedTermination,
} from "#domain/termination.ts";
import { useFormDraft } from "../../components/useFormDraft.ts";
import { useFormSubmission } from "../../components/useFormSubmission.ts";
import { useToday } from "../../components/useToday.ts";
import { sendForm } from "../../state/sendForm.ts";
import { forgetFormDraft } from "../../state/formDraft.ts";
import * as own from "./OrderTrackingView.css.ts";
import { EmailField, NameField } from "./StatementFields.tsx";
import { StatementProblem, type StatementReceipt } from "./StatementResult.tsx";

const empty: TypedTermination = { kind: "ordinary", reason: "", name: "", email: "", contract: "", endsOn: "" };
const draft = "termination";
const check = (typed: TypedTermination) => checkTermination(typed, localTime(new Date().toISOString(), timeZone).date);

export interface TerminationFormProps {
  readonly onReceived: (stated: Termination, receipt: StatementReceipt) => void;
}

/** What the law lets a shop ask for, and the button in its words. */
export function TerminationForm({ onReceived }: TerminationFormProps) {
  const { client } = useRouteContext({ from: "__root__" });
  const id = useId();
  const today = useToday();
  const { form, errors } = useCheckedForm<TypedTermination, Termination, TerminationErrors>(check, empty);
  useFormDraft(draft, form);
  const [kind, endsOn] = form.watch(["kind", "endsOn"]);
  const { state, problem, submit } = useFormSubmission((stated: Termination) =>
    sendForm(async () => {
      const receipt = await client.order.terminate(stated);
      forgetFormDraft(draft);
      onReceived(stated, receipt);
    }),
  );
  const change = (field: "kind" | "endsOn", value: string) =>
    form.setValue(field, value, { shouldValidate: form.formState.isSubmitted });
  return (
    <form className={own.form} noValidate onSubmit={form.handleSubmit(async (stated) => void (await submit(stated)))}>
      <TextField
        {...form.register("contract")}
        autoComplete="off"
        label={<FormattedMessage id="termination.contract" />}
        hint={<FormattedMessage id="termination.contractHint" />}
        error={
          errors.contract && (
            <FormattedMessage
              id={`termination.contract.${errors.contract}`}
              values={{ maximum: terminationLengths.contract }}
            />
          )
        }
        aria-required
      />
      <NameField {...form.register("name")} problem={errors.name} />
      <EmailField
        {...form.register("email")}
        hint={<FormattedMessage id="termination.emailHint" />}
        problem={errors.email}
      />
      <RadioGroup
        legend={<FormattedMessage id="termination.kind" />}
        value={kind}
        onChange={(value) => change("kind", value)}
      >
        <RadioBox>
          {terminationKinds.map((each) => (
            <Radio
              key={each}
              value={each}
              label={<FormattedMessage id={`termination.kind.${each}`} />}
              description={<FormattedMessage id={`termination.kind.${each}.hint`} />}
            >
              {each === "extraordinary" && (
                <TextArea
                  {...form.register("reason")}
                  rows={4}
                  label={<FormattedMessage id="termination.reason" />}
                  error={
                    errors.reason && (
                      <FormattedMessage
                        id={`termination.reason.${errors.reason}`}
                        values={{ maximum: terminationLengths.reason }}
                      />
                    )
                  }
                  aria-required
                />
              )}
            </Radio>
          ))}
        </RadioBox>
      </RadioGroup>
      <DateField
        id={`${id}-end`}
        label={<FormattedMessage id="termination.endsOn" />}
        mark={<FormattedMessage id="termination.optional" />}
        hint={<FormattedMessage id="termination.endsOnHint" />}
        minimum={today ?? undefined}
        value={endsOn}
        error={errors.endsOn && <FormattedMessage id={`termination.endsOn.${errors.endsOn}`} />}
        onType={(value) => change("endsOn", value)}
        onLeave={(value) => change("endsOn", value)}
      />
      <div role="alert">{problem && state !== "pending" && <StatementProblem problem={problem} />}</div>
      <Button type="submit" size="primary" width="full" pending={state === "pending"}>
        <FormattedMessage id="termination.confirm" />
      </Button>
    </form>
  );
}
