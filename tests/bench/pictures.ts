import { configuration } from "#configuration/index.ts";
import { editionOf } from "#domain/media/pictureFile.ts";
import { frameMasterName } from "#domain/product/masters.ts";
import { dense, densities, pictureHref, type PictureSize, sizeText } from "#domain/media/picture.ts";
import { framePictureHref } from "#domain/product/framePicture.ts";
import { createImageProxy } from "#server/images/imageProxy.ts";
import { makePicture } from "#server/images/makePicture.ts";
import { pictureFormats, type PictureFormat } from "#server/images/pictureFormat.ts";
import { builtPages } from "#server/http/pages.ts";
import sharp from "sharp";
import { putInto } from "../storefront/server/images/samples.ts";
import { imagesIn, newFolder, removeFolder } from "../support/shop.ts";
import { drawn } from "../ui/eyewear/measurements.ts";
import { cpuCost } from "./support/cpuCost.ts";
import { ensureBuild } from "./support/ensureBuild.ts";
import { median } from "./support/median.ts";
import { round, type Table } from "./support/tables.ts";

const { images } = configuration;
const largest = dense(images.gallery, 2);

async function timed<T>(work: () => Promise<T>): Promise<readonly [milliseconds: number, result: T]> {
  const began = performance.now();
  const result = await work();
  return [performance.now() - began, result];
}

/** Milliseconds, and the bytes that come of it. */
async function making(master: Buffer, size: PictureSize, format: PictureFormat, runs: number) {
  const times: number[] = [];
  let bytes = 0;
  for (let run = 0; run < runs; run++) {
    const [milliseconds, made] = await timed(() => makePicture(master, size, format));
    times.push(milliseconds);
    bytes = made.length;
  }
  return { [`${format}, ms`]: round(median(times)), [`${format}, bytes`]: bytes };
}

/** A frame's picture in every size and format, made of one large AVIF master; and what it costs when it is there already. */
export async function pictures(runs = 5, rounds = 2000): Promise<Table[]> {
  ensureBuild();
  const { drawPicture } = await (await builtPages()).entry();
  const svg = Buffer.from((await drawPicture(framePictureHref(drawn, "wide"))) ?? "");
  const master = await sharp(await makePicture(svg, largest, "jpeg"))
    .avif({ quality: 80 })
    .toBuffer();

  const sizes = Object.values(images).flatMap((size) => densities.map((density) => dense(size, density)));
  const made: Record<string, Record<string, number>> = {};
  for (const size of sizes) {
    const columns = [];
    for (const format of pictureFormats) columns.push(await making(master, size, format, runs));
    made[sizeText(size)] = Object.assign({}, ...columns);
  }

  const folder = newFolder();
  const { mediaFolder, cacheFolder } = imagesIn(folder);
  putInto(mediaFolder, "a.avif", master);
  const nobody = () => {};
  const proxy = createImageProxy({
    mediaFolder,
    cacheFolder,
    draw: drawPicture,
    isOnSale: async () => true,
    onRefused: nobody,
    onCacheError: nobody,
  });
  const ask = (href: string, headers = {}) =>
    proxy(new Request(`http://localhost${href}`, { headers: { accept: "image/avif", ...headers } }));
  const href = pictureHref({ name: "a", edition: editionOf(master) }, images.product);
  const etag = (await ask(href)).headers.get("etag") ?? "";
  const instead = pictureHref({ name: frameMasterName(drawn, "front"), edition: null }, images.product);
  const [first] = await timed(() => ask(instead));
  const cost = async (work: () => Promise<Response>) => ({
    "CPU, µs": round(await cpuCost(rounds, async () => (await work()).arrayBuffer())),
  });
  const asking = {
    "kept on the disk": await cost(() => ask(href)),
    "not changed (304)": await cost(() => ask(href, { "if-none-match": etag })),
    "drawn instead of a missing master, remembered": await cost(() => ask(instead)),
    "a size that is none": await cost(() => ask("/media/pictures/1x1/newest/a")),
    "drawn for the first time": { "CPU, µs": round(first * 1000) },
  };
  removeFolder(folder);
  const title = `Pictures made of one master of ${sizeText(largest)}, ${master.length} bytes`;
  return [
    { title, rows: made },
    { title: "An answer of the image proxy, 300x400 as AVIF", rows: asking },
  ];
}
