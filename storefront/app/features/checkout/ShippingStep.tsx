import {
  AddressForm,
  Button,
  checkAddressLater,
  type ShippingMethodOption,
  ShippingMethods,
  UncheckedForm,
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
import { useStoreView } from "../../state/useShop.ts";
import { countryOf, emptyAddress } from "./addressFields.ts";
import { stack } from "./CheckoutView.css.ts";
import { LoadProblem, useUncheckedRetry } from "./LoadProblem.tsx";

import { useDraft } from "../../state/checkout/createCheckout.ts";

type Chosen = Pick<ShippingMethod, "carrierCode" | "methodCode">;

export interface ShippingStepProps {
  readonly cartId: string;
  /** Tells the platform where to and how; false when it could not be told. */
  readonly onDone: (address: Address, method: ShippingMethod) => Promise<boolean>;
}

const same = (a: Chosen | null) => (b: Chosen) => a?.carrierCode === b.carrierCode && a.methodCode === b.methodCode;

/** Where the order goes, and how. */
export function ShippingStep({ cartId, onDone }: ShippingStepProps) {
  const store = useStoreView();
  const { client } = useRouteContext({ from: "__root__" });
  const { personal, shippingAddress, shipping, typed } = useDraft((state) => state);
  const { form, errors, isUnchecked } = useCheckedForm<TypedAddress, Address, AddressErrors>(
    checkAddressLater,
    typed.shipping ?? shippingAddress ?? emptyAddress(store, personal),
  );
  const country = countryOf(useWatch({ control: form.control, name: "country" }), store);
  const methods = useQuery(shippingMethodsQuery(client, cartId, country));
  const [wanted, setWanted] = useState<Chosen | null>(shipping);
  const [failed, setFailed] = useState(false);
  const choose = (offered: readonly ShippingMethod[]) => chosenOrDefault(offered, same(wanted));
  const chosen = choose(methods.data ?? []);

  const onSubmit = form.handleSubmit(async (address) => {
    // Who goes on before the methods have come waits for them, instead of pressing in vain.
    const method = chosen ?? choose((await methods.refetch()).data ?? []);
    if (method) setFailed(!(await onDone(address, method)));
  });
  const retry = useUncheckedRetry("shipping", () => form.getValues(), onSubmit);
  const delivery = <FormattedMessage id="product.delivery" />;
  const options = methods.data?.map((method): ShippingMethodOption => ({ ...method, delivery }));
  return (
    <form className={stack} noValidate onSubmit={onSubmit}>
      <AddressForm section="shipping" field={(name) => form.register(name)} country={country} errors={errors} />
      {methods.isError ? (
        <LoadProblem onRetry={() => void methods.refetch()} />
      ) : (
        <ShippingMethods methods={options ?? "loading"} value={chosen} onChange={setWanted} />
      )}
      {isUnchecked && <UncheckedForm onRetry={() => void retry()} />}
      {failed && <LoadProblem onRetry={() => void onSubmit()} />}
      <div>
        <Button type="submit" pending={form.formState.isSubmitting}>
          <FormattedMessage id="checkout.toPayment" />
        </Button>
      </div>
    </form>
  );
}
