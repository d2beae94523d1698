import { Button, Checkbox, PersonalDetailsForm, useCheckedForm } from "@dioptra/ui";
import {
  checkPersonalDetails,
  type PersonalDetailsErrors,
  type RegistrationValue,
  type TypedPersonalDetails,
} from "@dioptra/ui/rules";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { PersonalDetails } from "#domain/checkout/checkout.ts";
import { useDraft } from "../../state/checkout/createCheckout.ts";
import { useSession } from "../../state/useShop.ts";
import { stack } from "./CheckoutView.css.ts";
import { LazyOwnDetails } from "./lazyCustomerParts.ts";
import { LazyNewAccount } from "./lazyNewAccount.ts";
import type { NewAccountHandle } from "./NewAccount.tsx";
import { OrderingAs } from "./OrderingAs.tsx";
import { useKeptForm, useTypedBefore } from "./useKeptForm.ts";

export interface PersonalStepProps {
  /** Whether nothing is delivered, so that the payment comes next. */
  readonly isVirtual: boolean;
  /** Completes the step. `account` is to be created with the order; null for none. */
  readonly onDone: (details: PersonalDetails, account: RegistrationValue | null) => void;
}

const empty: TypedPersonalDetails = { firstName: "", lastName: "", email: "" };

/** The step with the shopper's name and e-mail address, and for guests with the account to create. */
export function PersonalStep({ isVirtual, onDone }: PersonalStepProps) {
  const personal = useDraft((draft) => draft.personal);
  const createAccount = useDraft((draft) => draft.createAccount);
  const { form, errors } = useCheckedForm<TypedPersonalDetails, PersonalDetails, PersonalDetailsErrors>(
    checkPersonalDetails,
    useTypedBefore("personal") ?? personal ?? empty,
  );
  useKeptForm("personal", form);
  const login = useSession((state) => state.login);
  const [isWanted, setWanted] = useState(createAccount);
  const account = useRef<NewAccountHandle>(null);
  const hasAccountFields = isWanted && login === "guest";
  function onSubmit(event: FormEvent) {
    void form.handleSubmit(async (details) => {
      if (!hasAccountFields) return onDone(details, null);
      const registration = await account.current?.check();
      if (registration) onDone(details, registration);
    })(event);
  }
  return (
    <form className={stack} noValidate onSubmit={onSubmit}>
      <OrderingAs />
      {login === "customer" && personal === null && <LazyOwnDetails form={form} empty={empty} />}
      <PersonalDetailsForm field={(name) => form.register(name)} errors={errors} />
      {login === "guest" && (
        <Checkbox checked={isWanted} onChange={(event) => setWanted(event.target.checked)}>
          <FormattedMessage id="checkout.createAccount" />
        </Checkbox>
      )}
      {hasAccountFields && <LazyNewAccount ref={account} person={form.getValues} />}
      <div>
        <Button type="submit">
          <FormattedMessage id={isVirtual ? "checkout.toPayment" : "checkout.toShipping"} />
        </Button>
      </div>
    </form>
  );
}
