import { FrameDrawing, FrameFront, GoodsDrawing, LensCarton } from "@dioptra/ui/drawings";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createIntl } from "react-intl";
import { storeViews } from "#configuration/storeViews.ts";
import { readFramePicture } from "#domain/product/framePictureFile.ts";
import { readGoodsPicture, readLensPicture } from "#domain/product/lensPicture.ts";
import { loadMessages } from "../i18n/createTexts.ts";

/** The SVG at an address, the same for every shopper; null where there is no picture. */
export async function drawPicture(path: string): Promise<string | null> {
  const lenses = readLensPicture(path);
  if (lenses) return markup(<LensCarton {...lenses} />);
  const goods = readGoodsPicture(path);
  if (goods) return markup(<GoodsDrawing {...goods} />);
  const asked = readFramePicture(path);
  if (!asked) return null;
  const { frame, picture } = asked;
  if (picture === "diagram") return markup(<FrameDrawing frame={frame} texts={await diagramTexts()} />);
  return markup(<FrameFront frame={frame} crop={picture} locales={stores().map(({ intlLocale }) => intlLocale)} />);
}

/** One of each language: pages choose theirs. */
const stores = () => [
  ...new Map(storeViews.flatMap((view) => (view.enabled ? [[view.intlLocale, view]] : []))).values(),
];

const diagramTexts = () =>
  Promise.all(
    stores().map(async ({ locale, intlLocale }) => {
      const intl = createIntl({ locale: intlLocale, messages: await loadMessages(locale, "product") });
      return {
        locale: intlLocale,
        totalWidth: intl.formatMessage({ id: "ui.frameDiagram.drawnTotalWidth" }),
        temple: intl.formatMessage({ id: "ui.frameDiagram.drawnTemple" }),
      };
    }),
  );

/** Elements without content are closed at once: a third of a drawing would be closing tags. */
const markup = (drawing: ReactElement) => renderToStaticMarkup(drawing).replaceAll(/<(\w+)([^<>]*)><\/\1>/g, "<$1$2/>");
