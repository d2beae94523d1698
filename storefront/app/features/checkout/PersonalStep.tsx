import { Button, PersonalDetailsForm, useCheckedForm } from "@dioptra/ui";
import { checkPersonalDetails, type PersonalDetailsErrors, type TypedPersonalDetails } from "@dioptra/ui/rules";
import { FormattedMessage } from "react-intl";
import type { PersonalDetails } from "#domain/checkout/checkout.ts";
import { useSession } from "../../state/useShop.ts";
import { stack } from "./CheckoutView.css.ts";
import { LazyOwnDetails } from "./lazyCustomerParts.ts";
import { OrderingAs } from "./OrderingAs.tsx";

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
  const isCustomer = useSession(({ customer }) => customer !== null);
  return (
    <form className={stack} noValidate onSubmit={form.handleSubmit(onDone)}>
      <OrderingAs />
      {isCustomer && initial === null && <LazyOwnDetails form={form} />}
      <PersonalDetailsForm field={(name) => form.register(name)} errors={errors} />
      <div>
        <Button type="submit">
          <FormattedMessage id="checkout.toShipping" />
        </Button>
      </div>
    </form>
  );
}
