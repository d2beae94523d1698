import { parseArgs } from "node:util";
import { folderOf, type Picture, viewOf } from "./productPictures.ts";

/** The options of the command. */
export interface MediaOptions {
  /** Skus, names of banners, or folders such as `goods`, in lower case; empty for all. */
  readonly only: readonly string[];
  /** Views such as `front`; empty for all. */
  readonly views: readonly string[];
  /** Fewer exposures are quicker but leave streaks in shadows. Use this only for trials in a separate folder. */
  readonly exposures?: number;
  readonly folder: string;
  /** Path of a Chromium, if it is not in the usual place. */
  readonly browser?: string;
  /** The file for a contact sheet of existing pictures. If set, no pictures are rendered. */
  readonly sheet?: string;
}

/** Parses the command line. `folder` is the default folder of pictures. */
export function mediaOptions(args: readonly string[], folder: string): MediaOptions {
  const { values } = parseArgs({
    args: [...args],
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
  if (!Number.isInteger(exposures) || exposures < 0) throw new Error("--exposures must be a whole number.");
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
export function selectPictures(pictures: readonly Picture[], { only, views, exposures }: MediaOptions): Picture[] {
  const withExposures = (picture: Picture): Picture =>
    exposures ? { ...picture, shot: { ...picture.shot, exposures } } : picture;
  return pictures
    .filter(
      (picture) =>
        only.length === 0 || only.includes(picture.subject.toLowerCase()) || only.includes(folderOf(picture)),
    )
    .filter((picture) => views.length === 0 || views.includes(viewOf(picture)))
    .map(withExposures);
}
