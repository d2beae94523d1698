import { FormattedMessage } from "react-intl";
import { form as formStyle, way } from "../forms/sent/sentForm.css.ts";
import type { FormRefusal, SentForm } from "../forms/sent/sentForm.ts";
import { RefusedNotice } from "../forms/sent/RefusedNotice.tsx";
import { TextField } from "../forms/TextField.tsx";
import { UncheckedForm } from "../forms/UncheckedForm.tsx";
import { useCheckedForm } from "../forms/useCheckedForm.ts";
import { Button } from "../primitives/Button.tsx";
import type { ReorderErrors, ReorderValue } from "../rules/reorder.ts";
import type { CountryCode } from "../rules/country.ts";

interface ReorderFormBase extends SentForm {
  /** The token, where the address of the page names it. @default "" */
  token?: string;
  /** Whose numbering plan reads a number without its country. @default "PL" */
  country?: CountryCode;
  onSubmit: (value: ReorderValue) => void;
}

/**
 * `no-match` is one answer for a wrong phone number, a wrong token and an order without lenses: it must not tell strangers
 * who has ordered here.
 */
export type ReorderFormProps = ReorderFormBase & FormRefusal<"no-match">;

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

/** Leads to the lenses of an earlier order without an account, by its phone number and its token. */
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
    // The numbering plans are loaded with the first check, not with the page.
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
      {isUnchecked && <UncheckedForm onRetry={() => void submit()} />}
      <RefusedNotice
        refused={refused}
        retryAt={retryAt}
        pending={pending}
        timeZone={timeZone}
        sentences={{ "no-match": <FormattedMessage id="ui.reorderForm.noMatch" /> }}
      />
      <Button type="submit" size="primary" width="full" pending={pending}>
        <FormattedMessage id="ui.reorderForm.submit" />
      </Button>
    </form>
  );
}
