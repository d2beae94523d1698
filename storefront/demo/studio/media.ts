import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { contactSheet, drawMedia } from "./drawMedia.ts";
import { chosen, mediaOptions } from "./mediaOptions.ts";
import { pictures as all } from "./pictures.ts";

const folder = fileURLToPath(new URL("../media", import.meta.url));
const options = mediaOptions(process.argv.slice(2), folder);
const pictures = chosen(all, options);
if (pictures.length === 0) console.error(`There is no picture of ${[...options.only, ...options.views].join(", ")}`);
process.exitCode = pictures.length === 0 ? 1 : 0;
if (options.sheet) writeFileSync(options.sheet, await contactSheet(pictures, options.folder));
else
  await drawMedia(pictures, {
    folder: options.folder,
    ...(options.browser && { browserPath: options.browser }),
    report: (line) => console.log(line),
  });
