import {
  AddressForm,
  Button,
  checkAddressAsync,
  type ShippingMethodOption,
  ShippingMethods,
  FormCheckError,
  useCheckedForm,
} from "@dioptra/ui";
import type { AddressErrors, TypedAddress } from "@dioptra/ui/rules";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { FormattedMessage } from "react-intl";
import type { Address, ShippingMethod } from "#domain/checkout/checkout.ts";
import { chosenOrDefault } from "#domain/checkout/paymentMethods.ts";
import { shippingMethodsQuery } from "../../queries/checkout.ts";
import { useSession, useStoreView } from "../../state/useShop.ts";
import { countryOf, emptyAddress, useUncheckedRetry } from "./addressFields.ts";
import { stack } from "./CheckoutView.css.ts";
import { LazySavedAddresses } from "./lazyCustomerParts.ts";
import { LoadProblem } from "./LoadProblem.tsx";
import { useDraft } from "../../state/checkout/createCheckout.ts";

type MethodKey = Pick<ShippingMethod, "carrierCode" | "methodCode">;

export interface ShippingStepProps {
  readonly cartId: string;
  /** Sends the address and the method to the platform. Returns false when that failed. */
  readonly onDone: (address: Address, method: ShippingMethod) => Promise<boolean>;
}

const isMethod = (a: MethodKey | null) => (b: MethodKey) =>
  a?.carrierCode === b.carrierCode && a.methodCode === b.methodCode;

/** The step that chooses the shipping address and method. */
export function ShippingStep({ cartId, onDone }: ShippingStepProps) {
  const store = useStoreView();
  const { client } = useRouteContext({ from: "__root__" });
  const { personal, shippingAddress, shipping, typed } = useDraft((state) => state);
  const isCustomer = useSession(({ customer }) => customer !== null);
  const answered = typed.shipping ?? shippingAddress ?? null;
  const { form, errors, isUnchecked } = useCheckedForm<TypedAddress, Address, AddressErrors>(
    checkAddressAsync,
    answered ?? emptyAddress(store, personal),
  );
  const country = countryOf(useWatch({ control: form.control, name: "country" }), store);
  const methods = useQuery(shippingMethodsQuery(client, cartId, country));
  const [selected, setSelected] = useState<MethodKey | null>(shipping);
  const [hasFailed, setFailed] = useState(false);
  const choose = (offered: readonly ShippingMethod[]) => chosenOrDefault(offered, isMethod(selected));
  const chosen = choose(methods.data ?? []);

  const onSubmit = form.handleSubmit(async (address) => {
    // If the methods have not been loaded yet, wait for them, so that the press is not lost.
    const method = chosen ?? choose((await methods.refetch()).data ?? []);
    if (method) setFailed(!(await onDone(address, method)));
  });
  const retry = useUncheckedRetry("shipping", () => form.getValues(), onSubmit);
  const delivery = <FormattedMessage id="product.delivery" />;
  const options = methods.data?.map((method): ShippingMethodOption => ({ ...method, delivery }));
  return (
    <form className={stack} noValidate onSubmit={onSubmit}>
      {isCustomer && <LazySavedAddresses form={form} use="delivery" isAnswered={answered !== null} />}
      <AddressForm section="shipping" field={(name) => form.register(name)} country={country} errors={errors} />
      {methods.isError ? (
        <LoadProblem onRetry={() => void methods.refetch()} />
      ) : (
        <ShippingMethods methods={options ?? "loading"} value={chosen} onChange={setSelected} />
      )}
      {isUnchecked && <FormCheckError onRetry={() => void retry()} />}
      {hasFailed && <LoadProblem onRetry={() => void onSubmit()} />}
      <div>
        <Button type="submit" pending={form.formState.isSubmitting}>
          <FormattedMessage id="checkout.toPayment" />
        </Button>
      </div>
    </form>
  );
}
