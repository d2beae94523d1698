import type { FrontView } from "./frontView.ts";

interface LineProps {
  /** Path data in mm. */
  readonly d: string;
}

/** One pixel wide at any scale, in the text colour of the page. */
const thin = { fill: "none", stroke: "currentColor", vectorEffect: "non-scaling-stroke" } as const;

/** A dimension line. */
export const Line = ({ d }: LineProps) => <path d={d} {...thin} />;

/** An extension line from a measured edge to its dimension line. */
export const DottedLine = ({ d }: LineProps) => <path d={d} {...thin} strokeDasharray="1.5 3" strokeOpacity=".55" />;

/** The outline of the drawn object. */
export const Outline = ({ d, mirrored }: LineProps & { readonly mirrored?: boolean }) => (
  <path d={d} {...thin} strokeWidth="1.5" transform={mirrored ? "scale(-1 1)" : undefined} />
);

interface FigureProps {
  /** In mm. */
  readonly figure: number;
  /** The language of number and word. */
  readonly locale: string;
  /** The word after the number. */
  readonly word?: string | undefined;
  readonly transform: string;
}

/** The number of a dimension line, in the font and text colour of the page. */
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

/** The outline of both halves of a front, in mm from the point between the lenses. */
export function FrontOutline({ view }: { readonly view: FrontView }) {
  const half = view.lens + view.acetate + view.wire + view.endPiece;
  return (
    <>
      <Outline d={half} />
      <Outline d={half} mirrored />
    </>
  );
}
