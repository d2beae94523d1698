import type { FrontView } from "./frontView.ts";

/** The soft shadow under a front, darkest where the rims touch the ground. */
export function Ground({ view }: { readonly view: FrontView }) {
  const { halfWidth, ground, foot } = view;
  const contact = { cy: ground, rx: Math.round(halfWidth / 3), ry: 1.5 };
  return (
    <>
      <radialGradient id="s">
        <stop stopColor="#0008" />
        <stop offset=".5" stopColor="#0003" />
        <stop offset="1" stopColor="#0000" />
      </radialGradient>
      <g fill="url(#s)">
        <ellipse cy={Math.ceil(ground)} rx={halfWidth} ry="4" opacity=".34" />
        <ellipse {...contact} cx={foot} />
        <ellipse {...contact} cx={-foot} />
      </g>
    </>
  );
}
