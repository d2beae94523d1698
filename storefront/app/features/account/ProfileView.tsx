import { FormattedMessage } from "react-intl";
import { useSession } from "../../state/useShop.ts";

/** The page of the customer's profile. */
export function ProfileView() {
  const customer = useSession((state) => state.customer);
  return (
    <>
      <h1>
        <FormattedMessage id="account.title" />
      </h1>
      {customer && (
        <p>
          {customer.firstName} {customer.lastName}
          <br />
          {customer.email}
        </p>
      )}
    </>
  );
}
