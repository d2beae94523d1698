import { Button, Link } from "@dioptra/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import * as styles from "./SavedPage.css.ts";

export interface SavedPageProps {
  /** Id of the message that is the heading. */
  readonly title: string;
  /** Set for a list that somebody has shared by a link. */
  readonly shared?: {
    /** Id of the message that says so. */
    readonly text: string;
    /** Id of the label of the button that adds it to the shopper's own list. */
    readonly keep: string;
    readonly onKeep: () => void;
    /** Id of the label of the link to the shopper's own list. */
    readonly own: string;
    readonly ownHref: string;
  };
  readonly children: ReactNode;
}

/** The page of a list of products: the shopper's own, or one that was shared. */
export const SavedPage = ({ title, shared, children }: SavedPageProps) => (
  <div className={styles.page}>
    <h1 className={styles.title}>
      <FormattedMessage id={title} />
    </h1>
    {shared ? (
      <div className={styles.shared}>
        <p className={styles.text}>
          <FormattedMessage id={shared.text} />
        </p>
        <span className={styles.withScript}>
          <Button variant="line" onClick={shared.onKeep}>
            <FormattedMessage id={shared.keep} />
          </Button>
        </span>
        <Link href={shared.ownHref}>
          <FormattedMessage id={shared.own} />
        </Link>
      </div>
    ) : (
      <noscript>
        <p className={styles.text}>
          <FormattedMessage id="saved.noScript" />
        </p>
      </noscript>
    )}
    <div className={shared ? undefined : styles.withScript}>{children}</div>
  </div>
);
