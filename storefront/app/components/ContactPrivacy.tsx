import { Link } from "@dioptra/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { withPrefix } from "#domain/store.ts";
import { useStoreView } from "../state/useShop.ts";
import * as styles from "./ContactForm.css.ts";

const linkTo = (href: string) => (words: ReactNode) => <Link href={href}>{words}</Link>;

/** What the shop does with the data of a message. */
export function ContactPrivacy() {
  const store = useStoreView();
  return (
    <p className={styles.note}>
      <FormattedMessage id="contact.privacy" values={{ link: linkTo(withPrefix("/privacy", store)) }} />
    </p>
  );
}
