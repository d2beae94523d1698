import { RegisterForm, type RegisterFormProps } from "@dioptra/ui";
import type { RegistrationValue } from "@dioptra/ui/rules";
import { useRouteContext } from "@tanstack/react-router";
import { withPrefix } from "#domain/store.ts";
import { sessionActionsOf } from "../state/account/sessionActions.ts";
import { accountWayHref } from "./accountWays.ts";
import { useFormSubmission } from "./useFormSubmission.ts";

/** The form that creates an account, which also logs in. `known` is what an order has already said about the person. */
export function Register({ known }: Pick<RegisterFormProps, "known">) {
  const { store, shop } = useRouteContext({ from: "__root__" });
  const { state, problem, submit } = useFormSubmission((registration: RegistrationValue) =>
    sessionActionsOf(shop.session).register(registration),
  );
  return (
    <RegisterForm
      {...(known && { known })}
      loginHref={accountWayHref("login", store)}
      termsHref={withPrefix("/legal", store)}
      privacyHref={withPrefix("/privacy", store)}
      pending={state === "pending"}
      onSubmit={(registration) => void submit(registration)}
      {...problem}
    />
  );
}
