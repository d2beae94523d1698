import { Banner, Button, Heading, InlineNotice, LoyaltyCard, PasswordField, Skeleton } from "@dioptra/ui";
import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { saveFile } from "../../components/saveFile.ts";
import { useFormSubmission } from "../../components/useFormSubmission.ts";
import { loyaltyCardQuery } from "../../queries/customer.ts";
import { useProfileActions } from "../../state/account/profile.ts";
import { useCustomerQuery } from "../../state/account/useCustomerQuery.ts";
import { loadFailureKind } from "../../state/loadFailure.ts";
import { useIsAway, useSession } from "../../state/useShop.ts";
import * as styles from "./PersonalParts.css.ts";

/** The parts of the account's first page below the profile: loyalty card, data, and the end of the account. */
export const PersonalParts = () => (
  <>
    <Card />
    <Data />
    <Deletion />
  </>
);

function Card() {
  const { client } = useRouteContext({ from: "__root__" });
  const customerId = useSession(({ customer }) => customer?.id ?? 0);
  const { data: card, error, refetch } = useCustomerQuery(loyaltyCardQuery(client, customerId));
  const isAway = useIsAway();
  const retry = () => void refetch();
  if (card) {
    const problem = error && (loadFailureKind(error) === "offline" ? "offline" : "failed");
    return (
      <div className={styles.card}>
        <LoyaltyCard
          number={card.number}
          points={card.points}
          state={problem ?? (isAway ? "offline" : "ready")}
          onRetry={retry}
        />
      </div>
    );
  }
  if (!error) {
    return (
      <div aria-busy="true">
        <Skeleton shape="block" />
      </div>
    );
  }
  return (
    <Banner type="warning" action={{ label: <FormattedMessage id="notice.tryAgain" />, onAction: retry }}>
      <FormattedMessage id="personal.cardNotLoaded" />
    </Banner>
  );
}

const problemIds: Readonly<Record<string, string>> = {
  offline: "personal.offline",
  failed: "personal.failed",
  "too-often": "personal.tooOften",
};

/** Announces why something was refused. */
function Problem({ refused }: { readonly refused: string | undefined }) {
  const id = refused === undefined ? undefined : problemIds[refused];
  return (
    <div role="alert" className={styles.problem}>
      {id !== undefined && (
        <InlineNotice type="error">
          <FormattedMessage id={id} />
        </InlineNotice>
      )}
    </div>
  );
}

function Data() {
  const intl = useIntl();
  const { loadData } = useProfileActions();
  const { state, problem, submit } = useFormSubmission(loadData);
  return (
    <section className={styles.part}>
      <Heading level={2} size="part">
        <FormattedMessage id="personal.title" />
      </Heading>
      <p>
        <FormattedMessage id="personal.text" />
      </p>
      <Problem refused={problem?.refused} />
      <Button
        variant="line"
        pending={state === "pending"}
        onClick={() =>
          void submit((text) => saveFile(intl.formatMessage({ id: "personal.file" }), "application/json", text))
        }
      >
        <FormattedMessage id="personal.download" />
      </Button>
    </section>
  );
}

/** Deletes the account once the password was typed. What was typed stays after a refusal. */
function Deletion() {
  const navigate = useNavigate();
  const { deleteAccount } = useProfileActions();
  const { state, problem, submit } = useFormSubmission(deleteAccount);
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const isWrong = problem?.refused === "wrong-password";
  useEffect(() => {
    if (isAsking) field.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  async function send(event: FormEvent) {
    event.preventDefault();
    setMissing(password === "");
    if (password === "") return field.current?.focus();
    if (await submit(password)) void navigate({ to: "/", replace: true });
    else field.current?.focus();
  }

  const error =
    isMissing && password === "" ? "ui.loginForm.passwordMissing" : isWrong && "ui.profileForm.wrongPassword";
  return (
    <section className={styles.part}>
      <Heading level={2} size="part">
        <FormattedMessage id="personal.delete" />
      </Heading>
      <p>
        <FormattedMessage id="personal.deleteText" />
      </p>
      {!isAsking && (
        <Button ref={opener} variant="line" onClick={() => setAsking(true)}>
          <FormattedMessage id="personal.delete" />
        </Button>
      )}
      {isAsking && (
        <form className={styles.form} method="post" noValidate onSubmit={(event) => void send(event)}>
          <PasswordField
            ref={field}
            purpose="current"
            label={<FormattedMessage id="personal.deletePassword" />}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={error && <FormattedMessage id={error} />}
            aria-required
          />
          <Problem refused={problem?.refused} />
          <div className={styles.actions}>
            <Button type="submit" pending={state === "pending"}>
              <FormattedMessage id="personal.deleteYes" />
            </Button>
            <Button variant="line" onClick={() => setAsking(false)}>
              <FormattedMessage id="personal.keep" />
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
