import { FrameDrawing, FrameFront, GoodsDrawing, LensCarton } from "@dioptra/ui/drawings";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createIntl } from "react-intl";
import { storeViews } from "#configuration/storeViews.ts";
import { readFramePicture } from "#domain/product/framePictureFile.ts";
import { readGoodsPicture, readLensPicture } from "#domain/product/lensPicture.ts";
import { loadMessages } from "../i18n/createTexts.ts";

/** Draws the SVG at a path, the same for every visitor. Returns null for a path that is not a drawing's. */
export async function drawPicture(path: string): Promise<string | null> {
  const lenses = readLensPicture(path);
  if (lenses) return markup(<LensCarton {...lenses} />);
  const goods = readGoodsPicture(path);
  if (goods) return markup(<GoodsDrawing {...goods} />);
  const framePicture = readFramePicture(path);
  if (!framePicture) return null;
  const { frame, picture } = framePicture;
  if (picture === "diagram") return markup(<FrameDrawing frame={frame} texts={await diagramTexts()} />);
  return markup(
    <FrameFront frame={frame} crop={picture} locales={storesByLocale().map(({ intlLocale }) => intlLocale)} />,
  );
}

/**
 * Returns one enabled store view for each locale. A drawing has its texts in all of them, and the page shows its own.
 */
const storesByLocale = () => [
  ...new Map(storeViews.flatMap((view) => (view.enabled ? [[view.intlLocale, view]] : []))).values(),
];

const diagramTexts = () =>
  Promise.all(
    storesByLocale().map(async ({ locale, intlLocale }) => {
      const intl = createIntl({ locale: intlLocale, messages: await loadMessages(locale, "product") });
      return {
        locale: intlLocale,
        totalWidth: intl.formatMessage({ id: "ui.frameDiagram.drawnTotalWidth" }),
        temple: intl.formatMessage({ id: "ui.frameDiagram.drawnTemple" }),
      };
    }),
  );

/** Renders SVG with self-closing empty elements; closing tags would be a third of a drawing. */
const markup = (drawing: ReactElement) => renderToStaticMarkup(drawing).replaceAll(/<(\w+)([^<>]*)><\/\1>/g, "<$1$2/>");
