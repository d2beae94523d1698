import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { TempleMarkRefusal, UnusualMark } from "../../eyewear/TempleMarkWords.tsx";
import { SegmentedControl } from "../../forms/SegmentedControl.tsx";
import { Switch } from "../../forms/Switch.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { readTempleMark } from "../../optics/frameMeasures.ts";
import { FilterGroup } from "./FilterGroup.tsx";
import * as styles from "./MySize.css.ts";
import { type SizeCodes, sizeFilters, type SizeTolerance, sizeTolerances } from "./sizeRanges.ts";

/** The size that a shopper has typed. */
export interface TypedSize {
  /** The text from inside the temple, such as "52-18-140"; empty for none. */
  readonly mark: string;
  /** How much a frame may differ, in mm. */
  readonly tolerance: SizeTolerance;
}

export interface MySizeProps {
  /** The codes of the list's filters by lens width, bridge and temple. */
  codes: SizeCodes;
  /** The chosen values by filter code, as in the list's URL: `chosen` of the `FilterPanel`. */
  chosen: Readonly<Record<string, readonly string[]>>;
  /** The size that the shopper typed before. */
  size: TypedSize;
  /** Called with a size that can be read, to be remembered. */
  onSize: (size: TypedSize) => void;
  /** Called with the new values of several filters at once; an empty list clears a filter. */
  onNarrow: (chosen: Readonly<Record<string, readonly string[]>>) => void;
}

const example = "52-18-140";

/**
 * Filters a list by the size of a frame that fits, typed from inside its temple: a field, a tolerance, and one switch.
 * The filters are exactly the size and its tolerance, even if no product has it. Place it above a `FilterPanel`.
 */
export function MySize({ codes, chosen, size, onSize, onNarrow }: MySizeProps) {
  const field = useRef<HTMLInputElement>(null);
  const [mark, setMark] = useState(size.mark);
  const [isChecked, setChecked] = useState(false);
  // A size that was typed elsewhere, such as in another tab, replaces the text.
  const [known, setKnown] = useState(size.mark);
  if (known !== size.mark) {
    setKnown(size.mark);
    setMark(size.mark);
    setChecked(false);
  }
  const typed = readTempleMark(mark);
  const remembered = readTempleMark(size.mark);
  const { tolerance } = size;
  const isOn =
    remembered.ok &&
    Object.entries(sizeFilters(remembered.value, tolerance, codes)).every(
      ([code, [range]]) => chosen[code]?.[0] === range,
    );

  /** Remembers what is typed, and filters by it. */
  function apply(next: TypedSize, shouldNarrow: boolean) {
    const parsed = readTempleMark(next.mark);
    setChecked(shouldNarrow || next.mark.trim() !== "");
    if (!parsed.ok) {
      if (shouldNarrow) field.current?.focus();
      return;
    }
    if (next.mark !== size.mark || next.tolerance !== tolerance) onSize(next);
    if (shouldNarrow) onNarrow(sizeFilters(parsed.value, next.tolerance, codes));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    apply({ mark, tolerance }, true);
  }

  function toggle(next: boolean) {
    if (next) apply({ mark, tolerance }, true);
    else onNarrow(Object.fromEntries(Object.values(codes).map((code) => [code, []])));
  }

  return (
    <div className={styles.withScript}>
      <FilterGroup label={<FormattedMessage id="ui.mySize.title" />} chosen={isOn && size.mark} open>
        <form className={styles.typed} onSubmit={submit}>
          <TextField
            ref={field}
            label={<FormattedMessage id="ui.mySize.mark" />}
            hint={
              typed.ok && typed.unusual.length > 0 ? (
                <UnusualMark unusual={typed.unusual} />
              ) : (
                <FormattedMessage id="ui.mySize.hint" values={{ example }} />
              )
            }
            error={isChecked && !typed.ok && <TempleMarkRefusal problem={typed.problem} example={example} />}
            inputMode="text"
            autoComplete="off"
            value={mark}
            onChange={(event) => {
              setMark(event.target.value);
              setChecked(false);
            }}
            onBlur={() => mark !== size.mark && apply({ mark, tolerance }, isOn)}
          />
          <SegmentedControl
            legend={<FormattedMessage id="ui.mySize.tolerance" />}
            legendDisplay="visible"
            segments={sizeTolerances.map((value) => ({
              value: String(value),
              label: <FormattedMessage id="ui.mySize.within" values={{ value }} />,
            }))}
            value={String(tolerance)}
            onChange={(chosenValue) => {
              const next = sizeTolerances.find((value) => String(value) === chosenValue) ?? tolerance;
              onSize({ mark: size.mark, tolerance: next });
              apply({ mark, tolerance: next }, isOn);
            }}
          />
          <Switch isOn={isOn} onChange={toggle}>
            <FormattedMessage id="ui.mySize.fits" />
          </Switch>
        </form>
      </FilterGroup>
    </div>
  );
}
