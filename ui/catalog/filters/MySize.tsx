import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "../../forms/TextField.tsx";
import { readTempleMark, type TempleMeasures } from "../../optics/frameMeasures.ts";
import { Button } from "../../primitives/Button.tsx";
import { rangeValue, rangeWords } from "./filterState.ts";
import { FilterGroup } from "./FilterGroup.tsx";
import { known as knownStyle, result, typed as typedStyle } from "./MySize.css.ts";
import { type SizeFacets, type SizeRange, sizeRanges } from "./sizeRanges.ts";

export interface MySizeProps {
  /** Those facets of the list that are measures of a frame. */
  facets: SizeFacets;
  /** Chosen values by facet, as in the list's address: the panel's own `chosen`. */
  chosen: Readonly<Record<string, readonly string[]>>;
  /** Frames that are known to fit, such as one that was bought: a press narrows to their size. */
  known?: readonly { readonly id: string; readonly label: string; readonly measures: TempleMeasures }[];
  /** Other values of these facets are wanted, all at once; none: they are not filtered by. */
  onNarrow: (chosen: Readonly<Record<string, readonly string[]>>) => void;
}

const example = "52-18-140";
const noFrames: NonNullable<MySizeProps["known"]> = [];

/**
 * Narrows a list to the size of a frame that fits, typed from inside its temple or known already: one press sets lens
 * width, bridge and temple to some millimetres around it, and says so. What nothing in the list has is left alone, so that
 * it leads to no empty list. To be put above a `FilterPanel`.
 */
export function MySize({ facets, chosen, known = noFrames, onNarrow }: MySizeProps) {
  const intl = useIntl();
  const [mark, setMark] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [ranges, setRanges] = useState<readonly SizeRange[]>([]);
  const used = ranges.filter(({ isThere }) => isThere);
  // After a slider has been moved, the earlier announcement is outdated.
  const isCurrent = used.every((range) => chosen[range.facet.code]?.[0] === rangeValue(range));

  function narrow(measures: TempleMeasures) {
    const found = sizeRanges(measures, facets);
    setWrong(false);
    setRanges(found);
    const wanted = found.filter(({ isThere }) => isThere).map((range) => [range.facet.code, [rangeValue(range)]]);
    if (wanted.length > 0) onNarrow(Object.fromEntries(wanted));
  }

  function read(event: FormEvent) {
    event.preventDefault();
    const reading = readTempleMark(mark);
    if (reading.ok) return narrow(reading.value);
    setWrong(true);
    setRanges([]);
  }

  function clear() {
    setRanges([]);
    onNarrow(Object.fromEntries(used.map(({ facet }) => [facet.code, []])));
  }

  const words = (some: readonly SizeRange[]) =>
    intl.formatList(some.map((range) => `${range.facet.label} ${rangeWords(intl, range)}`));
  const skipped = ranges.filter(({ isThere }) => !isThere);
  return (
    <FilterGroup label={<FormattedMessage id="ui.mySize.title" />} open>
      <form className={typedStyle} onSubmit={read}>
        <TextField
          label={<FormattedMessage id="ui.mySize.mark" />}
          hint={<FormattedMessage id="ui.mySize.hint" values={{ example }} />}
          error={isWrong && <FormattedMessage id="ui.mySize.notAMark" values={{ example }} />}
          autoComplete="off"
          value={mark}
          onChange={(event) => setMark(event.target.value)}
        />
        <Button type="submit" variant="line" width="full">
          <FormattedMessage id="ui.mySize.narrow" />
        </Button>
      </form>
      {known.length > 0 && (
        <div className={knownStyle}>
          {known.map(({ id, label, measures }) => (
            <Button key={id} variant="text" size="compact" onClick={() => narrow(measures)}>
              <FormattedMessage id="ui.mySize.like" values={{ name: label }} />
            </Button>
          ))}
        </div>
      )}
      <output className={result}>
        {isCurrent && used.length > 0 && <FormattedMessage id="ui.mySize.narrowed" values={{ ranges: words(used) }} />}{" "}
        {isCurrent && skipped.length > 0 && (
          <FormattedMessage id="ui.mySize.skipped" values={{ ranges: words(skipped) }} />
        )}
      </output>
      {isCurrent && used.length > 0 && (
        <Button variant="text" size="compact" onClick={clear}>
          <FormattedMessage id="ui.mySize.clear" />
        </Button>
      )}
    </FilterGroup>
  );
}
