import { type Look, templeShades } from "./finishes.ts";
import type { FrontView } from "./frontView.ts";
import { Halves } from "./Halves.tsx";

interface TemplePartsProps {
  readonly look: Look;
  readonly view: FrontView;
}

/** The ends of the temples behind the lenses: in the shade of the front above, in light where they reach the ground. */
export function TempleParts({ look, view }: TemplePartsProps) {
  const [dark, light] = templeShades(look, view.acetate ? "acetate" : "metal");
  return (
    <>
      <linearGradient id="t" x2=".2" y2="1">
        <stop offset=".3" stopColor={dark} />
        <stop offset="1" stopColor={light} />
      </linearGradient>
      <Halves id="p" d={view.temple} fill="url(#t)" stroke={dark} strokeWidth=".4" />
    </>
  );
}
