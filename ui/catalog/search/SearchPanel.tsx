import { FormattedMessage } from "react-intl";
import { Skeleton } from "../../feedback/Skeleton.tsx";
import { Search } from "../../icons/Search.ts";
import * as styles from "./SearchPanel.css.ts";
import { SearchPanelLinks } from "./SearchPanelLinks.tsx";
import { SearchPanelStatus } from "./SearchPanelStatus.tsx";
import { SearchPanelWords } from "./SearchPanelWords.tsx";
import { SearchPanelProducts } from "./SearchPanelProducts.tsx";
import type { SearchSuggestions, SuggestedLink } from "./searchSuggestions.ts";

export interface SearchPanelProps {
  /** The text typed so far. */
  query: string;
  /** The suggestions, or why there are none yet. */
  suggestions: SearchSuggestions;
  /** The results page for `query`. */
  resultsHref: string;
  /** Earlier searches of this visitor, the latest first; shown while the field is empty. */
  recent?: readonly SuggestedLink[];
  /** Called to delete the earlier searches; left out, they cannot be deleted here. */
  onForgetRecent?: () => void;
  /** Links shown when nothing was typed or found, such as the categories. */
  fallbackLinks?: readonly SuggestedLink[];
  /** Called to repeat the search after a failure. */
  onRetry: () => void;
}

/**
 * Renders search suggestions while the visitor types. They are links, which the arrow keys of the surrounding field
 * reach.
 */
export function SearchPanel({
  query,
  suggestions,
  resultsHref,
  recent = noLinks,
  onForgetRecent,
  fallbackLinks = noLinks,
  onRetry,
}: SearchPanelProps) {
  const { state } = suggestions;
  const hasNoResults = state === "idle" || state === "nothing" || state === "too-short";
  return (
    <div aria-busy={state === "loading" || undefined}>
      <SearchPanelStatus query={query} suggestions={suggestions} onRetry={onRetry} />
      <div className={styles.groups}>
        {state === "loading" && <LoadingRows />}
        {state === "found" && (
          <>
            <SearchPanelWords {...suggestions} />
            <AllResults query={query} href={resultsHref} total={suggestions.total} />
            <SearchPanelLinks kind="categories" links={suggestions.categories} />
            <SearchPanelProducts products={suggestions.products} />
            <SearchPanelLinks kind="articles" links={suggestions.articles ?? noLinks} />
          </>
        )}
        {state === "idle" && <SearchPanelLinks kind="recent" links={recent} onForget={onForgetRecent} />}
        {hasNoResults && <SearchPanelLinks kind="ways" links={fallbackLinks} />}
      </div>
    </div>
  );
}

function AllResults({ query, href, total }: { query: string; href: string; total: number }) {
  const queryText = (
    <span key="query" className={styles.query}>
      {query}
    </span>
  );
  return (
    <a className={styles.row} href={href}>
      <Search className={styles.rowIcon} size={20} />
      <span className={styles.rowText}>
        <FormattedMessage id="ui.searchPanel.all" values={{ query: queryText }} />
      </span>{" "}
      <span className={styles.aside}>
        <FormattedMessage id="ui.searchPanel.total" values={{ total }} />
      </span>
    </a>
  );
}

const noLinks: readonly SuggestedLink[] = [];

function LoadingRows() {
  return (
    <div aria-hidden="true">
      {["first", "second", "third"].map((row) => (
        <div key={row} className={styles.product}>
          <span className={styles.picture}>
            <Skeleton shape="picture" ratio="square" />
          </span>
          <span className={styles.rowText}>
            <Skeleton shape="line" length="long" />
            <Skeleton shape="line" length="short" />
          </span>
        </div>
      ))}
    </div>
  );
}
