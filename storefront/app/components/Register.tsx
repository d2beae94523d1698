import { RegisterForm } from "@dioptra/ui";
import type { RegistrationValue } from "@dioptra/ui/rules";
import { useRouteContext } from "@tanstack/react-router";
import { withPrefix } from "#domain/store.ts";
import { sessionActionsOf } from "../state/account/sessionActions.ts";
import { accountWayHref } from "./accountWays.ts";
import { useFormSubmission } from "./useFormSubmission.ts";

/** The form that creates an account, which also logs in. */
export function Register() {
  const { store, shop } = useRouteContext({ from: "__root__" });
  const { state, problem, submit } = useFormSubmission((registration: RegistrationValue) =>
    sessionActionsOf(shop.session).register(registration),
  );
  return (
    <RegisterForm
      loginHref={accountWayHref("login", store)}
      termsHref={withPrefix("/i/legal", store)}
      privacyHref={withPrefix("/i/privacy", store)}
      pending={state === "pending"}
      onSubmit={(registration) => void submit(registration)}
      {...problem}
    />
  );
}
