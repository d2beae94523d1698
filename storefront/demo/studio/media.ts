import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { contactSheet, drawMedia } from "./drawMedia.ts";
import { selectPictures, mediaOptions } from "./mediaOptions.ts";
import { pictures as all } from "./pictures.ts";

const folder = fileURLToPath(new URL("../media", import.meta.url));
const options = mediaOptions(process.argv.slice(2), folder);
const pictures = selectPictures(all, options);
if (pictures.length === 0)
  console.error(
    `No picture matches ${[...options.only, ...options.views].join(", ")}. See storefront/demo/studio/README.md.`,
  );
process.exitCode = pictures.length === 0 ? 1 : 0;
if (options.sheet) writeFileSync(options.sheet, await contactSheet(pictures, options.folder));
else
  await drawMedia(pictures, {
    folder: options.folder,
    ...(options.browser && { browserPath: options.browser }),
    report: (line) => console.log(line),
  });
