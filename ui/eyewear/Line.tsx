interface LineProps {
  /** Path data in mm. */
  readonly d: string;
}

/** As thin as a pixel at any scale, in the colour of the text around the picture. */
const thin = { fill: "none", stroke: "currentColor", vectorEffect: "non-scaling-stroke" } as const;

/** Where a measure is told. */
export const Line = ({ d }: LineProps) => <path d={d} {...thin} />;

/** From a measured edge to where its measure is told. */
export const DottedLine = ({ d }: LineProps) => <path d={d} {...thin} strokeDasharray="1.5 3" strokeOpacity=".55" />;

/** The edge of the thing itself. */
export const Outline = ({ d, mirrored }: LineProps & { readonly mirrored?: boolean }) => (
  <path d={d} {...thin} strokeWidth="1.5" transform={mirrored ? "scale(-1 1)" : undefined} />
);
