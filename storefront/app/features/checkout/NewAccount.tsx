import { Checkbox, NewPasswordFields, useCheckedForm } from "@dioptra/ui";
import {
  checkRegistration,
  guessableWords,
  passwordStrength,
  type RegistrationErrors,
  type RegistrationValue,
  type TypedPersonalDetails,
  type TypedRegistration,
} from "@dioptra/ui/rules";
import { type RefObject, useImperativeHandle } from "react";
import { useWatch } from "react-hook-form";
import { FormattedMessage } from "react-intl";
import { withPrefix } from "#domain/store.ts";
import { WithMessages } from "../../components/WithMessages.tsx";
import { useStoreView } from "../../state/useShop.ts";
import { stack } from "./CheckoutView.css.ts";
import { newTabTo } from "./newTabTo.tsx";

/** What the step calls when it is completed. */
export interface NewAccountHandle {
  /** Checks the account, once the personal details are valid. Returns null, with the first wrong field focused, if it is not. */
  readonly check: () => Promise<RegistrationValue | null>;
}

export interface NewAccountProps {
  readonly ref: RefObject<NewAccountHandle | null>;
  /** Returns the personal details as they are typed, of which the password must contain nothing. */
  readonly person: () => TypedPersonalDetails;
}

/** The shop knows no list of common passwords; the platform refuses them. */
const common: ReadonlySet<string> = new Set();

/** The fields of an account to create with the order. The password never leaves the memory of the page. */
export function NewAccount(props: NewAccountProps) {
  return (
    <WithMessages parts={["login", "password"]}>
      <Fields {...props} />
    </WithMessages>
  );
}

type TypedAccount = Pick<TypedRegistration, "password" | "repeated" | "terms">;

function Fields({ ref, person }: NewAccountProps) {
  const store = useStoreView();
  const { form, errors } = useCheckedForm<TypedAccount, RegistrationValue, RegistrationErrors>(
    (typed) => checkRegistration({ ...person(), ...typed, newsletter: false }, common),
    { password: "", repeated: "", terms: false },
  );
  useImperativeHandle(ref, () => ({
    check: () =>
      new Promise((resolve) => {
        void form.handleSubmit(
          (registration) => resolve(registration),
          () => resolve(null),
        )();
      }),
  }));
  // In the order in which they are shown, since the first wrong one takes the focus.
  const fields = { password: form.register("password"), repeated: form.register("repeated") };
  const password = useWatch({ control: form.control, name: "password" });
  const termsHref = withPrefix("/legal", store);
  return (
    <div className={stack}>
      <NewPasswordFields
        which="first"
        field={(name) => fields[name]}
        errors={errors}
        strength={password ? passwordStrength(password, { common, personal: guessableWords(person()) }) : null}
      />
      <Checkbox
        {...form.register("terms")}
        aria-required
        error={errors.terms && <FormattedMessage id="ui.registerForm.termsMissing" />}
      >
        <FormattedMessage id="ui.registerForm.terms" values={{ terms: newTabTo(termsHref) }} />
      </Checkbox>
    </div>
  );
}
