import { FormattedList, FormattedMessage } from "react-intl";
import * as styles from "./SearchPanel.css.ts";
import type { CorrectedWord } from "./searchSuggestions.ts";

export interface SearchPanelWordsProps {
  /** Words that nothing was found with, so that they were left out. */
  leftOut?: readonly string[];
  /** Misspelled words, with what they were taken for. */
  corrected?: readonly CorrectedWord[];
}

const none: readonly never[] = [];

/** Says which words of a search were corrected or left out; nothing if none was. */
export function SearchPanelWords({ leftOut = none, corrected = none }: SearchPanelWordsProps) {
  if (leftOut.length === 0 && corrected.length === 0) return null;
  return (
    <div className={styles.words}>
      {corrected.map(({ typed, meant }) => (
        <p key={typed}>
          <FormattedMessage id="ui.searchPanel.corrected" values={{ typed, meant }} />
        </p>
      ))}
      {leftOut.length > 0 && (
        <p>
          <FormattedMessage id="ui.searchPanel.leftOut" values={{ words: <FormattedList value={leftOut} /> }} />
        </p>
      )}
    </div>
  );
}
