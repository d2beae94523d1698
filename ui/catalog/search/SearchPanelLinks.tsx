import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { ArrowRight } from "../../icons/ArrowRight.ts";
import { FileText } from "../../icons/FileText.ts";
import { History } from "../../icons/History.ts";
import * as styles from "./SearchPanel.css.ts";
import type { SuggestedLink } from "./searchSuggestions.ts";

const kinds = {
  categories: { Icon: ArrowRight, title: <FormattedMessage id="ui.searchPanel.categories" /> },
  articles: { Icon: FileText, title: <FormattedMessage id="ui.searchPanel.articles" /> },
  recent: { Icon: History, title: <FormattedMessage id="ui.searchPanel.recent" /> },
  ways: { Icon: ArrowRight, title: <FormattedMessage id="ui.searchPanel.ways" /> },
};

export interface SearchPanelLinksProps {
  /** What the links are: matching categories or articles, recent searches, or general links. Selects title and icon. */
  kind: keyof typeof kinds;
  /** The links; with an empty list nothing is rendered. */
  links: readonly SuggestedLink[];
  /** Called to delete the recent searches; left out, there is no button for that. */
  onForget?: (() => void) | undefined;
}

/** Renders one group of links in the search panel. */
export function SearchPanelLinks({ kind, links, onForget }: SearchPanelLinksProps) {
  const titleId = useId();
  const { Icon, title } = kinds[kind];
  if (links.length === 0) return null;
  return (
    <div>
      <div className={styles.head}>
        <span id={titleId}>{title}</span>
        {onForget && (
          <button type="button" className={styles.clear} onClick={onForget}>
            <FormattedMessage id="ui.searchPanel.forget" />
          </button>
        )}
      </div>
      <ul aria-labelledby={titleId}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.row} href={href}>
              <Icon className={styles.rowIcon} size={20} strokeWidth={1.5} aria-hidden="true" />
              <span className={styles.rowText}>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
