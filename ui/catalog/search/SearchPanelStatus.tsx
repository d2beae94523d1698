import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../primitives/Button.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import * as styles from "./SearchPanel.css.ts";
import type { SearchSuggestions } from "./searchSuggestions.ts";

export interface SearchPanelStatusProps {
  /** The text typed so far. */
  query: string;
  /** The state to announce. */
  suggestions: SearchSuggestions;
  /** Called to repeat the search after a failure. */
  onRetry: () => void;
}

/** Announces the state of the search. It is visible only where there are no results to show. */
export function SearchPanelStatus({ query, suggestions, onRetry }: SearchPanelStatusProps) {
  return (
    <output className={styles.status}>
      <Status query={query} suggestions={suggestions} onRetry={onRetry} />
    </output>
  );
}

function Status({ query, suggestions, onRetry }: SearchPanelStatusProps) {
  switch (suggestions.state) {
    case "idle":
      return null;
    case "too-short":
      return (
        <p className={styles.tooShort}>
          <FormattedMessage id="ui.searchPanel.tooShort" values={{ minimum: suggestions.minimum }} />
        </p>
      );
    case "loading":
      return (
        <VisuallyHidden>
          <FormattedMessage id="ui.searchPanel.loading" />
        </VisuallyHidden>
      );
    case "found":
      return (
        <VisuallyHidden>
          <FormattedMessage
            id="ui.searchPanel.found"
            values={{
              count: suggestions.products.length + suggestions.categories.length + (suggestions.articles?.length ?? 0),
            }}
          />
        </VisuallyHidden>
      );
    case "nothing":
      return (
        <Message title={<FormattedMessage id="ui.searchPanel.nothing" values={{ query }} />}>
          <FormattedMessage id="ui.searchPanel.nothingText" />
        </Message>
      );
    case "failed":
      return (
        <Message
          title={<FormattedMessage id="ui.searchPanel.failed" />}
          action={
            <Button variant="line" size="compact" onClick={onRetry}>
              <FormattedMessage id="ui.searchPanel.retry" />
            </Button>
          }
        >
          <FormattedMessage id="ui.searchPanel.failedText" />
        </Message>
      );
    case "offline":
      return (
        <Message title={<FormattedMessage id="ui.searchPanel.offline" />}>
          <FormattedMessage id="ui.searchPanel.offlineText" />
        </Message>
      );
    default:
      return suggestions satisfies never;
  }
}

function Message({ title, children, action }: { title: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.message}>
      <p className={styles.title}>{title}</p>
      <p className={styles.hint}>{children}</p>
      {action}
    </div>
  );
}
