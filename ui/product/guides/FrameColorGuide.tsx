import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { finishClass } from "../../catalog/listing/FinishDots.tsx";
import type { Finish, FrameMaterial } from "../../eyewear/frame.ts";
import * as styles from "./FrameColorGuide.css.ts";
import { EntryName, type GuideEntry, GuideWords } from "./GuideEntry.tsx";

/** A finish available in the shop, with the name used in its filters. */
export interface GuideFinish extends GuideEntry {
  /** The finish. */
  readonly finish: Finish;
  /** The material that the sample shows. */
  readonly material: FrameMaterial;
}

export interface FrameColorGuideProps {
  /** The finishes available in the shop; others are not mentioned. */
  finishes: readonly GuideFinish[];
  /** The heading level of the tones. @default 2 */
  level?: 2 | 3;
}

/**
 * Renders which colours go with which skin and hair. The texts describe tone and contrast and do not classify people
 * (docs/specification/products.md#product-12).
 */
export function FrameColorGuide({ finishes, level = 2 }: FrameColorGuideProps) {
  return (
    <div className={styles.tones}>
      {colorTones.map((tone) => (
        <Tone key={tone} tone={tone} finishes={finishes} level={level} />
      ))}
    </div>
  );
}

const words = {
  warm: ["ui.frameColorGuide.warm", "ui.frameColorGuide.warm.recognise", "ui.frameColorGuide.warm.why"],
  cool: ["ui.frameColorGuide.cool", "ui.frameColorGuide.cool.recognise", "ui.frameColorGuide.cool.why"],
  neutral: ["ui.frameColorGuide.neutral", "ui.frameColorGuide.neutral.recognise", "ui.frameColorGuide.neutral.why"],
  strong: ["ui.frameColorGuide.strong", "ui.frameColorGuide.strong.recognise", "ui.frameColorGuide.strong.why"],
  soft: ["ui.frameColorGuide.soft", "ui.frameColorGuide.soft.recognise", "ui.frameColorGuide.soft.why"],
} as const satisfies Record<ColorTone, readonly [title: string, recognise: string, why: string]>;

interface ToneProps {
  tone: ColorTone;
  finishes: readonly GuideFinish[];
  level: 2 | 3;
}

function Tone({ tone, finishes, level }: ToneProps) {
  const title = useId();
  const [name, recognise, why] = words[tone];
  const offered = finishesFor[tone].flatMap((finish) => finishes.find((entry) => entry.finish === finish) ?? []);
  return (
    <section className={styles.tone} aria-labelledby={title}>
      <div>
        <GuideWords id={title} level={level} title={<FormattedMessage id={name} />} recognise={recognise} why={why} />
      </div>
      {offered.length > 0 ? (
        <ul className={styles.finishes}>
          {offered.map(({ finish, material, ...entry }) => (
            <li key={finish} className={styles.finish}>
              <span className={`${styles.swatch} ${finishClass(finish, material)}`} />
              <EntryName {...entry} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>
          <FormattedMessage id="ui.frameColorGuide.none" />
        </p>
      )}
    </section>
  );
}

/** The properties of skin and hair that matter for colours: warm, cool or neutral tone, and strong or soft contrast. */
const colorTones = ["warm", "cool", "neutral", "strong", "soft"] as const;
export type ColorTone = (typeof colorTones)[number];

/** The finishes that match each tone, best first. Style guides agree on the direction; the list is our own. */
const finishesFor: Readonly<Record<ColorTone, readonly Finish[]>> = {
  warm: ["havana", "honey", "gold", "bottle", "rose-gold", "rose-crystal"],
  cool: ["navy", "grey-havana", "silver", "sky", "wine", "gunmetal"],
  neutral: ["crystal", "smoke-gradient", "rose-gold", "navy", "grey-havana", "bottle"],
  strong: ["black", "navy", "wine", "bottle", "havana", "gunmetal"],
  soft: ["crystal", "rose-crystal", "honey", "sky", "rose-gold", "silver"],
};
