import { ProfileForm } from "@dioptra/ui";
import { timeZone } from "#configuration/store.ts";
import type { CustomerProfile } from "#domain/customer/customer.ts";
import { LazyPersonalParts } from "./lazyPersonalParts.ts";
import { useFormSubmission } from "../../components/useFormSubmission.ts";
import { useProfileActions } from "../../state/account/profile.ts";
import { useSession } from "../../state/useShop.ts";

/** The first page of the account: the customer's names, e-mail address and password. */
export function ProfileView() {
  const customer = useSession((state) => state.customer);
  return (
    customer && (
      <>
        <Profile customer={customer} />
        <LazyPersonalParts />
      </>
    )
  );
}

function Profile({ customer }: { readonly customer: CustomerProfile }) {
  const actions = useProfileActions();
  const details = useFormSubmission(actions.saveDetails);
  const password = useFormSubmission(actions.changePassword);
  const { firstName, lastName, email, pendingEmail } = customer;
  return (
    <ProfileForm
      value={{ firstName, lastName, email }}
      pendingEmail={pendingEmail}
      timeZone={timeZone}
      details={{ pending: details.state === "pending", saved: details.state === "done", ...details.problem }}
      password={{ pending: password.state === "pending", saved: password.state === "done", ...password.problem }}
      onSave={(value) => void details.submit(value)}
      onChangePassword={(value) => void password.submit(value)}
    />
  );
}
