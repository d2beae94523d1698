import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Heading } from "../../primitives/Heading.tsx";
import { Link } from "../../primitives/Link.tsx";
import * as styles from "./GuideEntry.css.ts";

/** A name as the shop's filters call it, and the list that it leads to; without one, the name stands alone. */
export interface GuideEntry {
  readonly label: string;
  readonly href?: string;
}

/** The name of an entry, which leads to its list where there is one. */
export const EntryName = ({ label, href }: GuideEntry) => (href ? <Link href={href}>{label}</Link> : label);

export interface GuideWordsProps {
  /** Names the section around. */
  id: string;
  level: 2 | 3;
  title: ReactNode;
  /** The message that says how somebody sees that it is about them. */
  recognise: string;
  /** The message that gives the reason for what is recommended. */
  why: string;
}

/** What a guide says of one kind of face or tone. */
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
