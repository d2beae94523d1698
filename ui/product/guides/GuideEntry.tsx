import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Heading } from "../../primitives/Heading.tsx";
import { Link } from "../../primitives/Link.tsx";
import * as styles from "./GuideEntry.css.ts";

/** An entry with the name used in the shop's filters and a link to its list; without a link, only the name is shown. */
export interface GuideEntry {
  /** The name. */
  readonly label: string;
  /** The URL of the list. */
  readonly href?: string;
}

/** Renders the name of an entry, with a link to its list if there is one. */
export const EntryName = ({ label, href }: GuideEntry) => (href ? <Link href={href}>{label}</Link> : label);

export interface GuideWordsProps {
  /** The element id of the title, which names the section around it. */
  id: string;
  /** The heading level. */
  level: 2 | 3;
  /** The title. */
  title: ReactNode;
  /** The message id of the text by which readers recognise whether it applies to them. */
  recognise: string;
  /** The message id of the reason for the recommendation. */
  why: string;
}

/** Renders what a guide says about one type of face or tone. */
export const GuideWords = ({ id, level, title, recognise, why }: GuideWordsProps) => (
  <>
    <Heading level={level} size="part" id={id}>
      {title}
    </Heading>
    <p className={styles.recognise}>
      <FormattedMessage id={recognise} />
    </p>
    <p className={styles.why}>
      <FormattedMessage id={why} />
    </p>
  </>
);
