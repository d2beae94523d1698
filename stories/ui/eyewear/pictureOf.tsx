import type { FramePictureProps } from "@dioptra/ui";
import {
  FrameDrawing,
  FrameFront,
  GoodsDrawing,
  type GoodsDrawingProps,
  LensCarton,
  type LensCartonProps,
} from "@dioptra/ui/drawings";
import type { DrawnFrame } from "@dioptra/ui/eyewear";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const locales = ["pl", "de", "en"];

const addressOf = (drawing: ReactElement): string =>
  URL.createObjectURL(new Blob([renderToStaticMarkup(drawing)], { type: "image/svg+xml" }));

/** The address of a picture, as the shop's server would draw it. */
export const pictureOf = (frame: DrawnFrame, crop: FramePictureProps["crop"] = "card"): string =>
  addressOf(<FrameFront frame={frame} crop={crop} locales={locales} />);

/** The address of a diagram, with what stands behind its figures in Polish. */
export const diagramOf = (frame: DrawnFrame): string =>
  addressOf(
    <FrameDrawing
      frame={frame}
      texts={locales.map((locale) => ({ locale, totalWidth: "szerokość", temple: "zausznik, mierzony po łuku" }))}
    />,
  );

/** The address of a picture of a pack of contact lenses. */
export const cartonOf = (pack: LensCartonProps["pack"], crop: LensCartonProps["crop"]): string =>
  addressOf(<LensCarton pack={pack} crop={crop} />);

/** The address of a drawing of care, cases and the like. */
export const goodsPictureOf = (goods: GoodsDrawingProps["goods"], crop: GoodsDrawingProps["crop"]): string =>
  addressOf(<GoodsDrawing goods={goods} crop={crop} />);
