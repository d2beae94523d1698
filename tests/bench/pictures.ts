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

/** Returns the duration of making a picture in milliseconds, and its size in bytes. */
async function measurePicture(master: Buffer, size: PictureSize, format: PictureFormat, runs: number) {
  const times: number[] = [];
  let bytes = 0;
  for (let run = 0; run < runs; run++) {
    const [milliseconds, made] = await timed(() => makePicture(master, size, format));
    times.push(milliseconds);
    bytes = made.length;
  }
  return { [`${format}, ms`]: round(median(times)), [`${format}, bytes`]: bytes };
}

/** Measures making a frame's picture in every size and format from one AVIF master, and serving existing ones. */
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
    for (const format of pictureFormats) columns.push(await measurePicture(master, size, format, runs));
    made[sizeText(size)] = Object.assign({}, ...columns);
  }

  const folder = newFolder();
  const { mediaFolder, cacheFolder } = imagesIn(folder);
  putInto(mediaFolder, "a.avif", master);
  const ignore = () => {};
  const proxy = createImageProxy({
    mediaFolder,
    cacheFolder,
    draw: drawPicture,
    isOnSale: async () => true,
    onRefused: ignore,
    onCacheError: ignore,
  });
  const request = (href: string, headers = {}) =>
    proxy(new Request(`http://localhost${href}`, { headers: { accept: "image/avif", ...headers } }));
  const href = pictureHref({ name: "a", edition: editionOf(master) }, images.product);
  const etag = (await request(href)).headers.get("etag") ?? "";
  const fallback = pictureHref({ name: frameMasterName(drawn, "front"), edition: null }, images.product);
  const [first] = await timed(() => request(fallback));
  const cost = async (work: () => Promise<Response>) => ({
    "CPU, µs": round(await cpuCost(rounds, async () => (await work()).arrayBuffer())),
  });
  const responses = {
    "cached on the disk": await cost(() => request(href)),
    "not changed (304)": await cost(() => request(href, { "if-none-match": etag })),
    "drawn fallback of a missing master, cached": await cost(() => request(fallback)),
    "an unknown size": await cost(() => request("/media/pictures/1x1/newest/a")),
    "drawn for the first time": { "CPU, µs": round(first * 1000) },
  };
  removeFolder(folder);
  const title = `Pictures made from one master of ${sizeText(largest)}, ${master.length} bytes`;
  return [
    { title, rows: made },
    { title: "A response of the image proxy, 300x400 as AVIF", rows: responses },
  ];
}
