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
