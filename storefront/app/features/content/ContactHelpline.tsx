import { FormattedMessage, useIntl } from "react-intl";
import { HelplineLink } from "../../components/HelplineLink.tsx";
import * as styles from "./ContactHelpline.css.ts";

/** The helpline and its hours, below the text of the contact page. */
export function ContactHelpline() {
  const intl = useIntl();
  return (
    <p className={styles.helpline}>
      <FormattedMessage
        id="contact.call"
        values={{ phone: <HelplineLink />, hours: intl.formatMessage({ id: "footer.hours" }) }}
      />
    </p>
  );
}
