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

/** Returns the URL of a picture of a frame, as the server of a shop draws it. */
export const pictureOf = (frame: DrawnFrame, crop: FramePictureProps["crop"] = "card"): string =>
  addressOf(<FrameFront frame={frame} crop={crop} locales={locales} />);

/** Returns the URL of a diagram of a frame, with Polish words after its numbers. */
export const diagramOf = (frame: DrawnFrame): string =>
  addressOf(
    <FrameDrawing
      frame={frame}
      texts={locales.map((locale) => ({ locale, totalWidth: "szerokość", temple: "zausznik, mierzony po łuku" }))}
    />,
  );

/** Returns the URL of a picture of a pack of contact lenses. */
export const cartonOf = (pack: LensCartonProps["pack"], crop: LensCartonProps["crop"]): string =>
  addressOf(<LensCarton pack={pack} crop={crop} />);

/** Returns the URL of a picture of other goods. */
export const goodsPictureOf = (goods: GoodsDrawingProps["goods"], crop: GoodsDrawingProps["crop"]): string =>
  addressOf(<GoodsDrawing goods={goods} crop={crop} />);
