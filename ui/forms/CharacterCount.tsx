import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { charactersIn } from "../rules/text.ts";
import { count } from "./CharacterCount.css.ts";

export interface CharacterCountProps {
  /** The typed text. */
  value: string;
  /** The maximum number of characters, counted as the reader sees them. */
  maximum: number;
  /** The element id, for the field's `aria-describedby`. */
  id?: string;
}

/** The pause after which the count is announced, so that it is not read after each letter. */
const debounceDelay = 1000;

/** Renders how many characters are left in a field, or how many are too many. Text is never cut off. */
export function CharacterCount({ value, maximum, id }: CharacterCountProps) {
  const left = maximum - charactersIn(value);
  const announced = useDebouncedCount(left);
  return (
    <div className={count({ state: left < 0 ? "over" : "within" })}>
      <span id={id}>
        <RemainingCount left={left} />
      </span>
      <VisuallyHidden aria-live="polite">
        {announced === null ? null : <RemainingCount left={announced} />}
      </VisuallyHidden>
    </div>
  );
}

const RemainingCount = ({ left }: { left: number }) =>
  left < 0 ? (
    <FormattedMessage id="ui.characterCount.over" values={{ count: -left }} />
  ) : (
    <FormattedMessage id="ui.characterCount.left" values={{ count: left }} />
  );

/** Returns the count once it has been unchanged for a while; null before its first change. */
function useDebouncedCount(left: number): number | null {
  const [first] = useState(left);
  const [debounced, setDebounced] = useState<number | null>(null);
  useEffect(() => {
    if (debounced === null && left === first) return undefined;
    const timer = setTimeout(() => setDebounced(left), debounceDelay);
    return () => clearTimeout(timer);
  }, [left, first, debounced]);
  return debounced;
}
