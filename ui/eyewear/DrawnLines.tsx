import type { FrontView } from "./frontView.ts";

interface LineProps {
  /** Path data in mm. */
  readonly d: string;
}

/** As thin as a pixel at any scale, in the colour of the text around the picture. */
const thin = { fill: "none", stroke: "currentColor", vectorEffect: "non-scaling-stroke" } as const;

/** Where a measure is written. */
export const Line = ({ d }: LineProps) => <path d={d} {...thin} />;

/** From a measured edge to the text of its measure. */
export const DottedLine = ({ d }: LineProps) => <path d={d} {...thin} strokeDasharray="1.5 3" strokeOpacity=".55" />;

/** The edge of the thing itself. */
export const Outline = ({ d, mirrored }: LineProps & { readonly mirrored?: boolean }) => (
  <path d={d} {...thin} strokeWidth="1.5" transform={mirrored ? "scale(-1 1)" : undefined} />
);

interface FigureProps {
  /** In mm. */
  readonly figure: number;
  /** In which language figure and word are written. */
  readonly locale: string;
  /** What is said behind the figure. */
  readonly word?: string | undefined;
  readonly transform: string;
}

/** A measure in figures, in the type and colour of the page that shows the picture. */
export function Figure({ figure, locale, word, transform }: FigureProps) {
  return (
    <text fill="currentColor" textAnchor="middle" transform={transform}>
      {figure.toLocaleString(locale)}
      {word !== undefined && (
        <tspan fontWeight="400" fillOpacity=".72">
          {` ${word}`}
        </tspan>
      )}
    </text>
  );
}

/** A front in outline, both halves: to be laid into a drawing in mm, the middle between the lenses at its origin. */
export function FrontOutline({ view }: { readonly view: FrontView }) {
  const half = view.lens + view.acetate + view.wire + view.endPiece;
  return (
    <>
      <Outline d={half} />
      <Outline d={half} mirrored />
    </>
  );
}
