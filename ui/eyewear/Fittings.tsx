import type { Wire } from "./finishes.ts";
import type { FrontView } from "./frontView.ts";

/** Rivets in acetate, screws in a rimless lens. */
export function Fittings({ view, metal }: { readonly view: FrontView; readonly metal: Wire }) {
  const height = view.acetate ? 0.6 : 1.1;
  return (
    <g fill={metal.color} stroke={metal.dark} strokeWidth=".3">
      {view.fittings.map(({ x, y }) => (
        <g key={x}>
          <ellipse cx={x} cy={-y} rx="1.1" ry={height} />
          <ellipse cx={-x} cy={-y} rx="1.1" ry={height} />
        </g>
      ))}
    </g>
  );
}
