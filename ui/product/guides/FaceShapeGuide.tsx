import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type FaceFit, faceFit, type Silhouette } from "../../eyewear/faceFit.ts";
import { eyeHeight, faceBox, faceOutlines, type FaceShape, faceShapes } from "../../eyewear/faceShapes.ts";
import { FrontOutline } from "../../eyewear/DrawnLines.tsx";
import { frontView } from "../../eyewear/frontView.ts";
import { Link } from "../../primitives/Link.tsx";
import * as styles from "./FaceShapeGuide.css.ts";
import { EntryName, type GuideEntry, GuideWords } from "./GuideEntry.tsx";
import { type FrameMeasurements, frameShapes } from "../../eyewear/frame.ts";

export interface FaceShapeGuideProps {
  /** The name of each face shape, with a link to suitable frames. */
  faces: Readonly<Record<FaceShape, GuideEntry>>;
  /** The name of each kind of frame, with a link to its list. */
  frames: Readonly<Record<Silhouette, GuideEntry>>;
  /** The heading level of the faces. @default 2 */
  level?: 2 | 3;
}

/**
 * Renders which frames suit which face and why, drawn on the face to scale (docs/specification/optics.md#optics-29).
 * This is advice only, so frames that suit less are called "rather not".
 */
export function FaceShapeGuide({ faces, frames, level = 2 }: FaceShapeGuideProps) {
  return (
    <div className={styles.faces}>
      {faceShapes.map((shape) => (
        <Face key={shape} shape={shape} entry={faces[shape]} frames={frames} level={level} />
      ))}
    </div>
  );
}

const words = {
  square: ["ui.faceShapeGuide.square.recognise", "ui.faceShapeGuide.square.why"],
  round: ["ui.faceShapeGuide.round.recognise", "ui.faceShapeGuide.round.why"],
  oval: ["ui.faceShapeGuide.oval.recognise", "ui.faceShapeGuide.oval.why"],
  rectangular: ["ui.faceShapeGuide.rectangular.recognise", "ui.faceShapeGuide.rectangular.why"],
  trapezoid: ["ui.faceShapeGuide.trapezoid.recognise", "ui.faceShapeGuide.trapezoid.why"],
  triangular: ["ui.faceShapeGuide.triangular.recognise", "ui.faceShapeGuide.triangular.why"],
} as const satisfies Record<FaceShape, readonly [recognise: string, why: string]>;

const fits = [
  ["best", "ui.faceShapeGuide.best"],
  ["good", "ui.faceShapeGuide.good"],
  ["avoid", "ui.faceShapeGuide.avoid"],
] as const;

interface FaceProps extends Pick<FaceShapeGuideProps, "frames"> {
  shape: FaceShape;
  entry: GuideEntry;
  level: 2 | 3;
}

function Face({ shape, entry, frames, level }: FaceProps) {
  const intl = useIntl();
  const title = useId();
  const [recognise, why] = words[shape];
  return (
    <section className={styles.face} aria-labelledby={title}>
      <FaceDrawing shape={shape} />
      <div>
        <GuideWords id={title} level={level} title={entry.label} recognise={recognise} why={why} />
        <dl className={styles.fits}>
          {fits.map(([fit, id]) => {
            const fitting = framesThatFit(shape, fit);
            return (
              fitting.length > 0 && (
                <div key={fit}>
                  <dt className={styles.fit}>
                    <FormattedMessage id={id} />
                  </dt>
                  <dd className={styles.frames}>
                    {fitting.map((silhouette) => (
                      <span key={silhouette} className={styles.frame}>
                        <EntryName {...frames[silhouette]} />
                      </span>
                    ))}
                  </dd>
                </div>
              )
            );
          })}
        </dl>
        {entry.href && (
          <p className={styles.action}>
            <Link
              variant="line"
              href={entry.href}
              aria-label={intl.formatMessage({ id: "ui.faceShapeGuide.allNamed" }, { face: entry.label })}
            >
              <FormattedMessage id="ui.faceShapeGuide.all" />
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

/** Renders a face with the first frame that suits it best. Decorative: the text beside it says the same. */
function FaceDrawing({ shape }: { shape: FaceShape }) {
  const [best = "panto"] = framesThatFit(shape, "best");
  return (
    <svg className={styles.drawing} viewBox={faceBox} aria-hidden="true">
      <path className={styles.outline} d={faceOutlines[shape]} vectorEffect="non-scaling-stroke" />
      <g transform={`translate(0 ${-eyeHeight})`}>
        <FrontOutline view={frontView(exampleFrame(best))} />
      </g>
    </svg>
  );
}

const silhouettes: readonly Silhouette[] = [...frameShapes, "browline", "rimless"];

/** Returns the frame shapes with a given fit for a face, in list order. */
const framesThatFit = (face: FaceShape, fit: FaceFit): readonly Silhouette[] =>
  silhouettes.filter((silhouette) => faceFit(face, silhouette) === fit);

const heights = {
  rectangular: 32,
  oval: 36,
  trapezoid: 40,
  geometric: 42,
  square: 42,
  panto: 44,
  triangular: 46,
  round: 46,
};

const builds = {
  browline: { shape: "square", rim: "half", material: "mixed" },
  rimless: { shape: "rectangular", rim: "rimless", material: "titanium" },
} as const;

/** Returns a frame of medium size to draw on a face. It stands for a shape, not for a product. */
function exampleFrame(silhouette: Silhouette): FrameMeasurements {
  const build =
    silhouette === "browline" || silhouette === "rimless"
      ? builds[silhouette]
      : ({ shape: silhouette, rim: "full", material: "acetate" } as const);
  return { ...build, lensWidth: 48, lensHeight: heights[build.shape], bridge: 20, temple: 145, totalWidth: 130 };
}
