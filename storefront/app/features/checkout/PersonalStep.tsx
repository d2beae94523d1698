import { Button, PersonalDetailsForm, useCheckedForm } from "@dioptra/ui";
import { checkPersonalDetails, type PersonalDetailsErrors, type TypedPersonalDetails } from "@dioptra/ui/rules";
import { FormattedMessage } from "react-intl";
import type { PersonalDetails } from "#domain/checkout/checkout.ts";
import { stack } from "./CheckoutView.css.ts";

export interface PersonalStepProps {
  readonly initial: PersonalDetails | null;
  readonly onDone: (details: PersonalDetails) => void;
}

const empty: TypedPersonalDetails = { firstName: "", lastName: "", email: "" };

/** The step with the shopper's name and e-mail address. */
export function PersonalStep({ initial, onDone }: PersonalStepProps) {
  const { form, errors } = useCheckedForm<TypedPersonalDetails, PersonalDetails, PersonalDetailsErrors>(
    checkPersonalDetails,
    initial ?? empty,
  );
  return (
    <form className={stack} noValidate onSubmit={form.handleSubmit(onDone)}>
      <PersonalDetailsForm field={(name) => form.register(name)} errors={errors} />
      <div>
        <Button type="submit">
          <FormattedMessage id="checkout.toShipping" />
        </Button>
      </div>
    </form>
  );
}
