import { parseArgs } from "node:util";
import { folderOf, type Picture, viewOf } from "./productPictures.ts";

/** The options of the command. */
export interface MediaOptions {
  /** Skus, names of banners, or folders such as `goods`, in lower case. Empty means all. */
  readonly only: readonly string[];
  /** Empty means all. */
  readonly views: readonly string[];
  /** Fewer exposures are quicker but leave streaks in shadows. Use them only for trials in a separate folder. */
  readonly exposures?: number;
  readonly folder: string;
  /** Path of a Chromium, if it is not in the usual place. */
  readonly browser?: string;
  /** The file for a contact sheet of existing pictures. No pictures are taken then. */
  readonly sheet?: string;
}

export function mediaOptions(words: readonly string[], folder: string): MediaOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: { type: "string", multiple: true, default: [] },
      view: { type: "string", multiple: true, default: [] },
      exposures: { type: "string" },
      browser: { type: "string" },
      sheet: { type: "string" },
      folder: { type: "string", default: folder },
    },
  });
  const exposures = Number(values.exposures ?? 0);
  if (!Number.isInteger(exposures) || exposures < 0) throw new Error("--exposures wants a whole number");
  return {
    only: values.only.flatMap((skus) => skus.toLowerCase().split(",")),
    views: values.view.flatMap((views) => views.split(",")),
    ...(exposures > 0 && { exposures }),
    ...(values.browser && { browser: values.browser }),
    ...(values.sheet && { sheet: values.sheet }),
    folder: values.folder,
  };
}

/** Returns the pictures that the options select. */
export function chosen(pictures: readonly Picture[], { only, views, exposures }: MediaOptions): Picture[] {
  const asked = (picture: Picture): Picture =>
    exposures ? { ...picture, shot: { ...picture.shot, exposures } } : picture;
  return pictures
    .filter(
      (picture) =>
        only.length === 0 || only.includes(picture.subject.toLowerCase()) || only.includes(folderOf(picture)),
    )
    .filter((picture) => views.length === 0 || views.includes(viewOf(picture)))
    .map(asked);
}
