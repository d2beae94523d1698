import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { LRUCache } from "lru-cache";
import { configuration } from "#configuration/index.ts";
import { drawingInstead } from "#domain/product/masters.ts";
import { type AskedPicture, type PictureSize, sizeText } from "#domain/media/picture.ts";
import { readPicture } from "#domain/media/pictureFile.ts";
import { clientAt } from "#platform/kernel/http/client.ts";
import { nothingAllowed } from "../answer/securityHeaders.ts";
import type { Bytes } from "../answer/compression.ts";
import { makePicture, recipe, UnreadablePicture } from "./makePicture.ts";
import { createMasters, type RefusedMaster } from "./masters.ts";
import { createPictureCache } from "./pictureCache.ts";
import { acceptedFormat, mediaType, type PictureFormat } from "./pictureFormat.ts";
import { Abandoned, createQueue, QueueFull } from "./queue.ts";

export interface ImageProxySetting {
  /** Where the masters lie. */
  readonly mediaFolder: string;
  /** Where pictures made from them are kept. */
  readonly cacheFolder: string;
  /** The drawing at an address, as SVG. */
  readonly draw: (path: string) => Promise<string | null>;
  /** Tells whether the catalogue has what a drawing's address shows. The client is an address, for the limits. */
  readonly isOnSale: (path: string, client: string) => Promise<boolean>;
  readonly onRefused: (refused: RefusedMaster) => void;
  /** Hears why pictures cannot be kept. */
  readonly onCacheError: (error: unknown) => void;
}

/** A picture, and the edition of its master; null where it is drawn instead of one. */
interface Picture {
  readonly bytes: Bytes;
  readonly edition: string | null;
}

/** The client that waits for a picture, its address, and its queue. */
interface Asker {
  readonly signal: AbortSignal;
  readonly address: string;
  readonly client: string;
}

const immutable = "public, max-age=31536000, immutable";
/** What stands at this address may be another picture in five minutes. */
const passing = "public, max-age=300";

/** Half of the processors: pages are more urgent. */
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2));
const mostWaiting = 500;
const maxDrawings = 200;
/** How many answers of the catalogue are remembered, and for how long: new products appear after that at the latest. */
const mostOnSale = 5000;
const onSaleMilliseconds = 300_000;

/** The catalogue cannot say now whether it has a frame. */
class CatalogueSilent extends Error {}

const sizes = Object.values(configuration.images);

const plain = (text: string, status: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response(text, { status, headers: { "content-type": "text/plain", "cache-control": "no-store", ...headers } });

const isKnown = (tags: string | null, etag: string) =>
  tags?.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, ""))) ?? false;

/** Answers the addresses of pictures that are made from masters, in the size and format that is asked for. */
export function createImageProxy(setting: ImageProxySetting) {
  const { mediaFolder, cacheFolder, draw, isOnSale, onRefused, onCacheError } = setting;
  const masters = createMasters({ folder: mediaFolder, onRefused });
  const cache = createPictureCache({
    folder: cacheFolder,
    maximumBytes: configuration.cache.pictureBytes,
    onError: onCacheError,
  });
  const inTurn = createQueue<Picture | null>({ atOnce, mostWaiting });
  const drawings = new LRUCache<string, Picture>({ max: maxDrawings });
  const onSale = new LRUCache<string, { readonly isOnSale: boolean; readonly until: number }>({ max: mostOnSale });

  /** Reads the catalogue from time to time, so that only frames on sale are drawn. */
  async function isKnownOnSale(path: string, client: string): Promise<boolean> {
    const known = onSale.get(path);
    if (known && Date.now() < known.until) return known.isOnSale;
    const found = await isOnSale(path, client).catch((cause: unknown) => {
      throw new CatalogueSilent("The catalogue does not answer.", { cause });
    });
    onSale.set(path, { isOnSale: found, until: Date.now() + onSaleMilliseconds });
    return found;
  }

  const keyOf = (edition: string, { size }: AskedPicture, format: PictureFormat) =>
    `${edition}-${sizeText(size)}-${recipe}.${format}`;

  /** Kept under the edition that was read, which may be another than was looked up before. */
  async function make(asked: AskedPicture, format: PictureFormat, signal: AbortSignal): Promise<Picture | null> {
    const master = await masters.read(asked.name);
    if (!master) return null;
    // An encoder cannot be stopped: this is the last moment.
    signal.throwIfAborted();
    try {
      const bytes = await makePicture(master.bytes, asked.size, format);
      await cache.put(keyOf(master.edition, asked, format), bytes);
      return { bytes, edition: master.edition };
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error;
      masters.refuse(asked.name, error);
      return null;
    }
  }

  async function fromMaster(asked: AskedPicture, format: PictureFormat, asker: Asker): Promise<Picture | null> {
    const edition = await masters.edition(asked.name);
    if (edition === null) return null;
    const key = keyOf(edition, asked, format);
    const kept = await cache.get(key);
    return kept
      ? { bytes: kept, edition }
      : inTurn(`${asked.name} ${key}`, (abandoned) => make(asked, format, abandoned), asker.signal, asker.client);
  }

  async function draft(
    path: string,
    size: PictureSize,
    format: PictureFormat,
    signal: AbortSignal,
    address: string,
  ): Promise<Picture | null> {
    if (!(await isKnownOnSale(path, address))) return null;
    signal.throwIfAborted();
    const svg = await draw(path);
    signal.throwIfAborted();
    return svg === null ? null : { bytes: await makePicture(Buffer.from(svg), size, format), edition: null };
  }

  async function drawn({ name, size }: AskedPicture, format: PictureFormat, asker: Asker): Promise<Picture | null> {
    const path = drawingInstead(name, size);
    if (path === null) return null;
    const key = `${path} ${sizeText(size)} ${format}`;
    const kept = drawings.get(key);
    if (kept) return kept;
    const make = (abandoned: AbortSignal) => draft(path, size, format, abandoned, asker.address);
    const made = await inTurn(key, make, asker.signal, asker.client);
    if (made) drawings.set(key, made);
    return made;
  }

  function answer({ bytes, edition }: Picture, asked: AskedPicture, format: PictureFormat, request: Request): Response {
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
    const headers = {
      "cache-control": edition !== null && edition === asked.edition ? immutable : passing,
      "content-security-policy": nothingAllowed,
      vary: "accept",
      etag,
    };
    if (isKnown(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
    return new Response(bytes, {
      headers: { ...headers, "content-type": mediaType(format), "content-length": String(bytes.length) },
    });
  }

  return async (request: Request, client = ""): Promise<Response> => {
    const asker = { signal: request.signal, address: client, client: clientAt(client) };
    const asked = readPicture(new URL(request.url).pathname, sizes);
    if (!asked) return plain("Not found", 404);
    const format = acceptedFormat(request.headers.get("accept"));
    try {
      const picture = (await fromMaster(asked, format, asker)) ?? (await drawn(asked, format, asker));
      return picture ? answer(picture, asked, format, request) : plain("Not found", 404);
    } catch (error) {
      if (error instanceof QueueFull) return plain("Too many pictures are asked for.", 503, { "retry-after": "2" });
      if (error instanceof CatalogueSilent) {
        return plain("The picture cannot be drawn at the moment.", 503, { "retry-after": "5" });
      }
      if (error instanceof Abandoned) return new Response(null, { status: 499 });
      throw error;
    }
  };
}
