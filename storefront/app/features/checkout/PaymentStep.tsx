import {
  AddressForm,
  Button,
  checkAddressLater,
  Checkbox,
  PaymentGroups,
  UncheckedForm,
  useCheckedForm,
} from "@dioptra/ui";
import type { AddressErrors, TypedAddress } from "@dioptra/ui/rules";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import { FormattedMessage } from "react-intl";
import { payment } from "#configuration/payment.ts";
import { isVirtual } from "#domain/cart/cart.ts";
import type { Address, PaymentMethod } from "#domain/checkout/checkout.ts";
import { chosenOrDefault, offeredPaymentMethods, paymentGroups } from "#domain/checkout/paymentMethods.ts";
import { paymentMethodsQuery } from "../../queries/checkout.ts";
import { useDraft } from "../../state/checkout/createCheckout.ts";
import { useCart, useStoreView } from "../../state/useShop.ts";
import { countryOf, emptyAddress } from "./addressFields.ts";
import { question, stack } from "./CheckoutView.css.ts";
import { LoadProblem, useUncheckedRetry } from "./LoadProblem.tsx";

export interface PaymentStepProps {
  readonly cartId: string;
  readonly onDone: (method: Pick<PaymentMethod, "code" | "title" | "cost">, billingAddress: Address | null) => void;
}

/** How the order is paid, and to whom it is billed. */
export function PaymentStep({ cartId, onDone }: PaymentStepProps) {
  const store = useStoreView();
  const { client } = useRouteContext({ from: "__root__" });
  const virtual = useCart(({ lines }) => isVirtual(lines));
  const { personal, shippingAddress, billingAddress, paymentCode, typed } = useDraft((state) => state);
  const { form, errors, isUnchecked } = useCheckedForm<TypedAddress, Address, AddressErrors>(
    checkAddressLater,
    typed.billing ?? billingAddress ?? emptyAddress(store, personal),
  );
  const country = countryOf(useWatch({ control: form.control, name: "country" }), store);
  const [same, setSame] = useState(billingAddress === null && !typed.billing);
  const [wanted, setWanted] = useState(paymentCode);
  const answer = useQuery(paymentMethodsQuery(client, cartId));

  const buyer = { country: same ? (shippingAddress?.country ?? store.country) : country, isVirtual: virtual };
  const offer = (methods: readonly PaymentMethod[]) => offeredPaymentMethods(methods, buyer, payment);
  const choose = (methods: readonly PaymentMethod[]) => chosenOrDefault(offer(methods), ({ code }) => code === wanted);
  const offered = answer.data && offer(answer.data);
  const chosen = choose(answer.data ?? []);
  const groups = offered && paymentGroups(offered, payment.shelves);

  /** Who goes on before the methods have come waits for them, instead of pressing in vain. */
  async function goOn(address: Address | null) {
    const method = chosen ?? choose((await answer.refetch()).data ?? []);
    if (method) onDone(method, address);
  }
  const withOwnAddress = form.handleSubmit((address) => goOn(address));
  const retry = useUncheckedRetry("billing", () => form.getValues(), withOwnAddress);
  function onSubmit(event: FormEvent) {
    if (!same) return void withOwnAddress(event);
    event.preventDefault();
    void goOn(null);
  }

  return (
    <form className={stack} noValidate onSubmit={onSubmit}>
      {answer.isError ? (
        <LoadProblem onRetry={() => void answer.refetch()} />
      ) : (
        <PaymentGroups
          groups={groups?.map(({ methods }) => methods) ?? "loading"}
          value={chosen?.code ?? null}
          onChange={setWanted}
        />
      )}
      <div className={question}>
        <h3>
          <FormattedMessage id="checkout.billing.title" />
        </h3>
        <Checkbox checked={same} onChange={(event) => setSame(event.target.checked)}>
          <FormattedMessage id="checkout.billing.same" />
        </Checkbox>
      </div>
      {!same && (
        <AddressForm section="billing" field={(name) => form.register(name)} country={country} errors={errors} />
      )}
      {!same && isUnchecked && <UncheckedForm onRetry={() => void retry()} />}
      <div>
        <Button type="submit">
          <FormattedMessage id="checkout.toReview" />
        </Button>
      </div>
    </form>
  );
}
