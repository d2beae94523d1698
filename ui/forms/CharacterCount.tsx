import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { charactersIn } from "../rules/text.ts";
import { count } from "./CharacterCount.css.ts";

export interface CharacterCountProps {
  /** What was typed. */
  value: string;
  /** How many characters there may be, as the eye counts them. */
  maximum: number;
  /** The field names it by `aria-describedby`. */
  id?: string;
}

/** So long somebody must rest before the number is said: not after each letter. */
const restMilliseconds = 1000;

/** How much room is left in a field, or by how much too much was typed. Nothing is cut off. */
export function CharacterCount({ value, maximum, id }: CharacterCountProps) {
  const left = maximum - charactersIn(value);
  const said = useRested(left);
  return (
    <div className={count({ state: left < 0 ? "over" : "within" })}>
      <span id={id}>
        <Left left={left} />
      </span>
      <VisuallyHidden aria-live="polite">{said === null ? null : <Left left={said} />}</VisuallyHidden>
    </div>
  );
}

const Left = ({ left }: { left: number }) =>
  left < 0 ? (
    <FormattedMessage id="ui.characterCount.over" values={{ count: -left }} />
  ) : (
    <FormattedMessage id="ui.characterCount.left" values={{ count: left }} />
  );

/** The number once it has not changed for a while; null before it ever did. */
function useRested(left: number): number | null {
  const [first] = useState(left);
  const [rested, setRested] = useState<number | null>(null);
  useEffect(() => {
    if (rested === null && left === first) return undefined;
    const timer = setTimeout(() => setRested(left), restMilliseconds);
    return () => clearTimeout(timer);
  }, [left, first, rested]);
  return rested;
}
