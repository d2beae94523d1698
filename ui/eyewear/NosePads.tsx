import type { Wire } from "./finishes.ts";
import type { FrontView } from "./frontView.ts";
import { Halves } from "./Halves.tsx";

/** Silicone pads on their metal arms. */
export function NosePads({ view, metal }: { readonly view: FrontView; readonly metal: Wire }) {
  return (
    <>
      <Halves id="a" d={view.padArm} fill="none" stroke={metal.color} strokeWidth=".7" />
      <Halves id="d" d={view.pad} fill="#fffb" stroke="#9aa5a1" strokeWidth=".35" />
    </>
  );
}
