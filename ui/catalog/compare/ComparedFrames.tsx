import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Select } from "../../forms/Select.tsx";
import { formatMillimetres } from "../../primitives/formats.ts";
import { Heading } from "../../primitives/Heading.tsx";
import type { ComparedFrame } from "./compareProduct.ts";
import { FramesOverlaid } from "./FramesOverlaid.tsx";
import { frameDifference } from "./compareRows.ts";
import * as styles from "./ComparedFrames.css.ts";

export interface ComparedFramesProps {
  /** At least two frames; the first two are shown until others are chosen. */
  frames: readonly (ComparedFrame & { readonly id: string; readonly name: string })[];
  /** The heading level of the title. @default 2 */
  level?: 2 | 3;
}

const places = [
  { place: "solid", label: "ui.comparedFrames.solid" },
  { place: "outline", label: "ui.comparedFrames.outline" },
] as const;

/**
 * Renders two frames drawn over each other to scale, with the difference in width in words. The shopper chooses which
 * two.
 */
export function ComparedFrames({ frames, level = 2 }: ComparedFramesProps) {
  const intl = useIntl();
  const [choices, setChoices] = useState<Readonly<Record<"solid" | "outline", string | null>>>({
    solid: null,
    outline: null,
  });
  const findFrame = (id: string | null) => frames.find((frame) => frame.id === id);
  const solid = findFrame(choices.solid) ?? frames.find(({ id }) => id !== choices.outline);
  const outline = findFrame(choices.outline) ?? frames.find((frame) => frame !== solid);
  if (!solid || !outline) return null;
  const shown = { solid, outline };

  function choose(place: "solid" | "outline", id: string) {
    const other = place === "solid" ? "outline" : "solid";
    // Choosing the frame shown in the other place swaps the two.
    const displaced = shown[other].id === id ? shown[place].id : shown[other].id;
    setChoices(place === "solid" ? { solid: id, outline: displaced } : { outline: id, solid: displaced });
  }

  const { totalWidth, lensHeight } = frameDifference(solid.measures, outline.measures);
  const names = { first: solid.name, second: outline.name };
  return (
    <div className={styles.compared}>
      <div className={styles.picture}>
        <FramesOverlaid solid={solid} outline={outline.measures} />
      </div>
      <div className={styles.choice}>
        <Heading level={level} size="part">
          <FormattedMessage id="ui.comparedFrames.title" />
        </Heading>
        <output className={styles.difference}>
          <strong className={styles.width}>
            {totalWidth ? (
              <FormattedMessage
                id="ui.comparedFrames.wider"
                values={{
                  wider: names[totalWidth.of],
                  other: names[totalWidth.of === "first" ? "second" : "first"],
                  difference: formatMillimetres(intl, totalWidth.by),
                }}
              />
            ) : (
              <FormattedMessage id="ui.comparedFrames.sameWidth" values={names} />
            )}
          </strong>{" "}
          {lensHeight && (
            <FormattedMessage
              id="ui.comparedFrames.higher"
              values={{ higher: names[lensHeight.of], difference: formatMillimetres(intl, lensHeight.by) }}
            />
          )}
        </output>
        <div className={styles.fields}>
          {places.map(({ place, label }) => (
            <Select
              key={place}
              label={
                <span className={styles.label}>
                  <span className={styles.sign[place]} aria-hidden="true" />
                  <FormattedMessage id={label} />
                </span>
              }
              value={shown[place].id}
              onChange={(event) => choose(place, event.target.value)}
            >
              {frames.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          ))}
        </div>
      </div>
    </div>
  );
}
