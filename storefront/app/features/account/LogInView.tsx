import { FormattedMessage } from "react-intl";
import { LogIn } from "../../components/LogIn.tsx";
import { Register } from "../../components/Register.tsx";
import * as styles from "../../components/narrowPage.css.ts";

export interface LogInViewProps {
  readonly way: "login" | "register";
}

/** The page of the login or of the registration. */
export const LogInView = ({ way }: LogInViewProps) => (
  <div className={styles.page}>
    <h1>
      <FormattedMessage id={way === "login" ? "login.title" : "login.registerTitle"} />
    </h1>
    <noscript>
      <p>
        <FormattedMessage id="login.noScript" />
      </p>
    </noscript>
    <div className={styles.withScript}>{way === "login" ? <LogIn /> : <Register />}</div>
  </div>
);
