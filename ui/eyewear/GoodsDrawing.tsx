import type { ReactElement } from "react";
import { Bottle, DropBottle, PeroxideSystem, SprayBottle, Vials } from "./Bottles.tsx";
import { type CartonPrint, cartonPrints, type DrawnGoods, type GoodsForm, type LensPackCrop } from "./goods.ts";
import { Cloth, GlassesCase, LensCase, LensPackage } from "./Cases.tsx";
import { GiftCard, Guide } from "./Papers.tsx";
import { shelfBox, type ObjectExtent, viewBoxText } from "./viewBox.ts";

export interface GoodsDrawingProps {
  /** The goods to draw. */
  goods: DrawnGoods;
  /** The section to show. */
  crop: LensPackCrop;
}

/** A drawing that stands on the ground at y = 0, centred at x = 0, with its extent in mm. */
interface Drawing extends Pick<ObjectExtent, "top" | "halfWidth"> {
  readonly draw: (props: { print: CartonPrint }) => ReactElement;
}

const drawings: Readonly<Record<GoodsForm, Drawing>> = {
  solution: { draw: Bottle, top: -84, halfWidth: 24 },
  peroxide: { draw: PeroxideSystem, top: -84, halfWidth: 40 },
  drops: { draw: DropBottle, top: -70, halfWidth: 18 },
  vials: { draw: Vials, top: -52, halfWidth: 42 },
  "lens-case": { draw: LensCase, top: -26, halfWidth: 46 },
  "glasses-case": { draw: GlassesCase, top: -52, halfWidth: 70 },
  spray: { draw: SprayBottle, top: -84, halfWidth: 22 },
  cloth: { draw: Cloth, top: -62, halfWidth: 48 },
  "lens-package": { draw: LensPackage, top: -68, halfWidth: 60 },
  "gift-card": { draw: GiftCard, top: -62, halfWidth: 54 },
  guide: { draw: Guide, top: -80, halfWidth: 40 },
};

/** Goods other than frames and lenses. The drawing is stored as an SVG file of its own, in the light of `LensCarton`. */
export function GoodsDrawing({ goods, crop }: GoodsDrawingProps) {
  const { draw: Shape, top, halfWidth } = drawings[goods.form];
  const print = cartonPrints[goods.color];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBoxText(shelfBox(crop, { top, ground: 6, halfWidth }))}>
      <radialGradient id="s">
        <stop stopColor="#0007" />
        <stop offset=".6" stopColor="#0002" />
        <stop offset="1" stopColor="#0000" />
      </radialGradient>
      <linearGradient id="p">
        <stop stopColor={print.left} />
        <stop offset=".35" stopColor={print.right} />
        <stop offset="1" stopColor={print.side} />
      </linearGradient>
      <linearGradient id="w">
        <stop stopColor="#e3e6e4" />
        <stop offset=".3" stopColor="#fdfefd" />
        <stop offset=".75" stopColor="#eceeec" />
        <stop offset="1" stopColor="#c9cdca" />
      </linearGradient>
      <ellipse rx={halfWidth + 8} ry="6" cy="-1" fill="url(#s)" opacity=".8" />
      <Shape print={print} />
    </svg>
  );
}
