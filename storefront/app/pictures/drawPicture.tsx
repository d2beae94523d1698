import { FrameDrawing, FrameFront } from "@dioptra/ui";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { configuration } from "#configuration/index.ts";
import { readFramePicture } from "#domain/product/readFramePicture.ts";
import { loadMessages } from "../i18n/loadMessages.ts";
import { intlOf } from "../i18n/pageTitle.ts";

/** The SVG at an address, the same for every shopper; null where there is no picture. */
export async function drawPicture(path: string): Promise<string | null> {
  const asked = readFramePicture(path);
  if (!asked) return null;
  const { frame, picture } = asked;
  if (picture === "diagram") return markup(<FrameDrawing frame={frame} texts={await diagramTexts()} />);
  return markup(<FrameFront frame={frame} crop={picture} locales={stores().map(({ intlLocale }) => intlLocale)} />);
}

/** One of each language: pages choose theirs. */
const stores = () => [
  ...new Map(configuration.storeViews.flatMap((view) => (view.enabled ? [[view.intlLocale, view]] : []))).values(),
];

const diagramTexts = () =>
  Promise.all(
    stores().map(async (store) => {
      const intl = intlOf({ store, texts: { messages: await loadMessages(store.locale, "product") } });
      return {
        locale: store.intlLocale,
        totalWidth: intl.formatMessage({ id: "ui.frameDiagram.drawnTotalWidth" }),
        temple: intl.formatMessage({ id: "ui.frameDiagram.drawnTemple" }),
      };
    }),
  );

/** Elements without content are closed at once: a third of a drawing would be closing tags. */
const markup = (drawing: ReactElement) => renderToStaticMarkup(drawing).replaceAll(/<(\w+)([^<>]*)><\/\1>/g, "<$1$2/>");
