import { FormattedMessage } from "react-intl";
import { form as formStyle, way } from "../forms/submission/submission.css.ts";
import type { FormRefusal, SubmissionProps } from "../forms/submission/submission.ts";
import { RefusalNotice } from "../forms/submission/RefusalNotice.tsx";
import { TextField } from "../forms/TextField.tsx";
import { FormCheckError } from "../forms/FormCheckError.tsx";
import { useCheckedForm } from "../forms/useCheckedForm.ts";
import { Button } from "../primitives/Button.tsx";
import type { ReorderErrors, ReorderValue } from "../rules/reorder.ts";
import type { CountryCode } from "../rules/country.ts";

interface ReorderFormBase extends SubmissionProps {
  /** The token, if the page's URL contains it. @default "" */
  token?: string;
  /** The country whose numbering plan applies to phone numbers without a country code. @default "PL" */
  country?: CountryCode;
  /** Called with the phone number in E.164 format and the token. */
  onSubmit: (value: ReorderValue) => void;
}

/**
 * `no-match` covers a wrong phone number, a wrong token and an order without lenses alike, so that strangers cannot
 * find out who has ordered here. `values-erased`: the order is too old. `out-of-stock`: none of its lenses can be had.
 */
export type ReorderFormProps = ReorderFormBase & FormRefusal<"no-match" | "values-erased" | "out-of-stock">;

const phoneMessages = {
  required: "ui.reorderForm.phone.required",
  "too-short": "ui.reorderForm.phone.tooShort",
  "too-long": "ui.reorderForm.phone.tooLong",
  invalid: "ui.reorderForm.phone.invalid",
} as const;

const tokenMessages = {
  required: "ui.reorderForm.token.required",
  invalid: "ui.reorderForm.token.invalid",
} as const;

/** Renders the form to reorder the lenses of an earlier order without an account, by its phone number and token. */
export function ReorderForm({
  token = "",
  country = "PL",
  pending = false,
  refused,
  retryAt,
  timeZone = "Europe/Warsaw",
  onSubmit,
}: ReorderFormProps) {
  const check = async (typed: ReorderValue) => {
    // Loads the numbering plans with the first check, not with the page.
    const { checkReorder } = await import("../rules/reorder.ts");
    return checkReorder(typed, country);
  };
  const { form, errors, isUnchecked } = useCheckedForm<ReorderValue, ReorderValue, ReorderErrors>(check, {
    phone: "",
    token,
  });
  const submit = form.handleSubmit((value) => onSubmit(value));
  return (
    <form className={formStyle} method="post" noValidate onSubmit={submit}>
      <p className={way}>
        <FormattedMessage id="ui.reorderForm.intro" />
      </p>
      <TextField
        {...form.register("phone")}
        type="tel"
        autoComplete="tel"
        label={<FormattedMessage id="ui.reorderForm.phone" />}
        error={errors.phone && <FormattedMessage id={phoneMessages[errors.phone]} />}
        aria-required
      />
      <TextField
        {...form.register("token")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={<FormattedMessage id="ui.reorderForm.token" />}
        hint={<FormattedMessage id="ui.reorderForm.token.hint" />}
        error={errors.token && <FormattedMessage id={tokenMessages[errors.token]} />}
        aria-required
      />
      {isUnchecked && <FormCheckError onRetry={() => void submit()} />}
      <RefusalNotice
        refused={refused}
        retryAt={retryAt}
        pending={pending}
        timeZone={timeZone}
        sentences={{
          "no-match": <FormattedMessage id="ui.reorderForm.noMatch" />,
          "values-erased": <FormattedMessage id="ui.reorderForm.valuesErased" />,
          "out-of-stock": <FormattedMessage id="ui.reorderForm.outOfStock" />,
        }}
      />
      <Button type="submit" size="primary" width="full" pending={pending}>
        <FormattedMessage id="ui.reorderForm.submit" />
      </Button>
    </form>
  );
}
