import { FormattedMessage } from "react-intl";
import { Skeleton } from "../../feedback/Skeleton.tsx";
import { Search } from "../../icons/Search.ts";
import * as styles from "./SearchPanel.css.ts";
import { SearchPanelLinks } from "./SearchPanelLinks.tsx";
import { SearchPanelNews } from "./SearchPanelNews.tsx";
import { SearchPanelProducts } from "./SearchPanelProducts.tsx";
import type { SearchSuggestions, SuggestedLink } from "./searchSuggestions.ts";

export interface SearchPanelProps {
  /** What was typed so far. */
  query: string;
  /** What was found, or why there is nothing yet. */
  suggestions: SearchSuggestions;
  /** The page of results for `query`. */
  resultsHref: string;
  /** What this visitor searched for before, the last first; shown while nothing is typed. */
  recent?: readonly SuggestedLink[];
  /** Left out, they cannot be forgotten here. */
  onForgetRecent?: () => void;
  /** Ways on where nothing was found or typed, such as the categories. */
  ways?: readonly SuggestedLink[];
  /** The same is searched for once more. */
  onRetry: () => void;
}

/** What a search may mean, as it is typed: real links, which the arrow keys of the field around it reach. */
export function SearchPanel({
  query,
  suggestions,
  resultsHref,
  recent = none,
  onForgetRecent,
  ways = none,
  onRetry,
}: SearchPanelProps) {
  const { state } = suggestions;
  const isAtALoss = state === "idle" || state === "nothing" || state === "too-short";
  return (
    <div aria-busy={state === "loading" || undefined}>
      <SearchPanelNews query={query} suggestions={suggestions} onRetry={onRetry} />
      <div className={styles.groups}>
        {state === "loading" && <LoadingRows />}
        {state === "found" && (
          <>
            <AllResults query={query} href={resultsHref} total={suggestions.total} />
            <SearchPanelLinks kind="categories" links={suggestions.categories} />
            <SearchPanelProducts products={suggestions.products} />
          </>
        )}
        {state === "idle" && <SearchPanelLinks kind="recent" links={recent} onForget={onForgetRecent} />}
        {isAtALoss && <SearchPanelLinks kind="ways" links={ways} />}
      </div>
    </div>
  );
}

function AllResults({ query, href, total }: { query: string; href: string; total: number }) {
  const asked = (
    <span key="query" className={styles.query}>
      {query}
    </span>
  );
  return (
    <a className={styles.row} href={href}>
      <Search className={styles.rowIcon} size={20} />
      <span className={styles.rowText}>
        <FormattedMessage id="ui.searchPanel.all" values={{ query: asked }} />
      </span>{" "}
      <span className={styles.aside}>
        <FormattedMessage id="ui.searchPanel.total" values={{ total }} />
      </span>
    </a>
  );
}

const none: readonly SuggestedLink[] = [];

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
