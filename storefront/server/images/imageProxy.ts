import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { LRUCache } from "lru-cache";
import { configuration } from "#configuration/index.ts";
import { drawingFallback } from "#domain/product/masters.ts";
import { type PictureRequest, type PictureSize, sizeText } from "#domain/media/picture.ts";
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
  /** The folder of the masters. */
  readonly mediaFolder: string;
  /** The folder in which pictures made from them are cached. */
  readonly cacheFolder: string;
  /** Draws the picture of an address as SVG; null for an unknown address. */
  readonly draw: (path: string) => Promise<string | null>;
  /** Returns whether the catalogue has the product of a drawing. `client` is an IP address, for the limits. */
  readonly isOnSale: (path: string, client: string) => Promise<boolean>;
  readonly onRefused: (refused: RefusedMaster) => void;
  /** Called when pictures cannot be cached. */
  readonly onCacheError: (error: unknown) => void;
}

/** A picture with the edition of its master; null for a drawing. */
interface Picture {
  readonly bytes: Bytes;
  readonly edition: string | null;
}

/** The client that requests a picture: its address, and the key by which clients take turns. */
interface Requester {
  readonly signal: AbortSignal;
  readonly address: string;
  readonly client: string;
}

const immutable = "public, max-age=31536000, immutable";
/** For pictures that may change: drawings, and addresses without the current edition. */
const fiveMinutes = "public, max-age=300";

/** Half of the processors, because pages are more urgent. */
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2));
const maximumWaiting = 500;
const maximumDrawings = 200;
/** The number of remembered answers of the catalogue, and for how long they are valid. New products may take that long to appear. */
const maximumOnSale = 5000;
const onSaleLifetime = 300_000; // Milliseconds.

/** Thrown when the catalogue does not answer whether it has a product. */
class CatalogueUnavailable extends Error {}

const sizes = Object.values(configuration.images);

const textResponse = (text: string, status: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response(text, { status, headers: { "content-type": "text/plain", "cache-control": "no-store", ...headers } });

const matchesEtag = (tags: string | null, etag: string) =>
  tags?.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, ""))) ?? false;

/** Creates the handler of pictures, which are made from masters in the requested size and an accepted format. */
export function createImageProxy(setting: ImageProxySetting) {
  const { mediaFolder, cacheFolder, draw, isOnSale, onRefused, onCacheError } = setting;
  const masters = createMasters({ folder: mediaFolder, onRefused });
  const cache = createPictureCache({
    folder: cacheFolder,
    maximumBytes: configuration.cache.pictureBytes,
    onError: onCacheError,
  });
  const runInTurn = createQueue<Picture | null>({ atOnce, maximumWaiting });
  const drawings = new LRUCache<string, Picture>({ max: maximumDrawings });
  const onSale = new LRUCache<string, { readonly isOnSale: boolean; readonly until: number }>({ max: maximumOnSale });

  /** Returns whether a product is on sale, so that no others are drawn. The catalogue's answers are cached. */
  async function checkOnSale(path: string, client: string): Promise<boolean> {
    const cached = onSale.get(path);
    if (cached && Date.now() < cached.until) return cached.isOnSale;
    const isFound = await isOnSale(path, client).catch((cause: unknown) => {
      throw new CatalogueUnavailable("The catalogue does not answer.", { cause });
    });
    onSale.set(path, { isOnSale: isFound, until: Date.now() + onSaleLifetime });
    return isFound;
  }

  const keyOf = (edition: string, { size }: PictureRequest, format: PictureFormat) =>
    `${edition}-${sizeText(size)}-${recipe}.${format}`;

  /** Makes a picture and caches it under the edition that was read, which may be newer than the requested one. */
  async function make(
    pictureRequest: PictureRequest,
    format: PictureFormat,
    signal: AbortSignal,
  ): Promise<Picture | null> {
    const master = await masters.read(pictureRequest.name);
    if (!master) return null;
    // The last chance to stop, since an encoder cannot be interrupted.
    signal.throwIfAborted();
    try {
      const bytes = await makePicture(master.bytes, pictureRequest.size, format);
      await cache.put(keyOf(master.edition, pictureRequest, format), bytes);
      return { bytes, edition: master.edition };
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error;
      masters.refuse(pictureRequest.name, error);
      return null;
    }
  }

  async function fromMaster(
    pictureRequest: PictureRequest,
    format: PictureFormat,
    requester: Requester,
  ): Promise<Picture | null> {
    const edition = await masters.edition(pictureRequest.name);
    if (edition === null) return null;
    const key = keyOf(edition, pictureRequest, format);
    const cached = await cache.get(key);
    return cached
      ? { bytes: cached, edition }
      : runInTurn(
          `${pictureRequest.name} ${key}`,
          (abandoned) => make(pictureRequest, format, abandoned),
          requester.signal,
          requester.client,
        );
  }

  async function drawPicture(
    path: string,
    size: PictureSize,
    format: PictureFormat,
    signal: AbortSignal,
    address: string,
  ): Promise<Picture | null> {
    if (!(await checkOnSale(path, address))) return null;
    signal.throwIfAborted();
    const svg = await draw(path);
    signal.throwIfAborted();
    return svg === null ? null : { bytes: await makePicture(Buffer.from(svg), size, format), edition: null };
  }

  async function fromDrawing(
    { name, size }: PictureRequest,
    format: PictureFormat,
    requester: Requester,
  ): Promise<Picture | null> {
    const path = drawingFallback(name, size);
    if (path === null) return null;
    const key = `${path} ${sizeText(size)} ${format}`;
    const cached = drawings.get(key);
    if (cached) return cached;
    const draw = (abandoned: AbortSignal) => drawPicture(path, size, format, abandoned, requester.address);
    const picture = await runInTurn(key, draw, requester.signal, requester.client);
    if (picture) drawings.set(key, picture);
    return picture;
  }

  function answer(
    { bytes, edition }: Picture,
    pictureRequest: PictureRequest,
    format: PictureFormat,
    request: Request,
  ): Response {
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
    const headers = {
      "cache-control": edition !== null && edition === pictureRequest.edition ? immutable : fiveMinutes,
      "content-security-policy": nothingAllowed,
      vary: "accept",
      etag,
    };
    if (matchesEtag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
    return new Response(bytes, {
      headers: { ...headers, "content-type": mediaType(format), "content-length": String(bytes.length) },
    });
  }

  return async (request: Request, client = ""): Promise<Response> => {
    const requester = { signal: request.signal, address: client, client: clientAt(client) };
    const pictureRequest = readPicture(new URL(request.url).pathname, sizes);
    if (!pictureRequest) return textResponse("Not found", 404);
    const format = acceptedFormat(request.headers.get("accept"));
    try {
      const picture =
        (await fromMaster(pictureRequest, format, requester)) ?? (await fromDrawing(pictureRequest, format, requester));
      return picture ? answer(picture, pictureRequest, format, request) : textResponse("Not found", 404);
    } catch (error) {
      if (error instanceof QueueFull)
        return textResponse("Too many pictures are requested. Try again in 2 seconds.", 503, { "retry-after": "2" });
      if (error instanceof CatalogueUnavailable) {
        return textResponse("The picture cannot be drawn now. Try again in 5 seconds.", 503, { "retry-after": "5" });
      }
      if (error instanceof Abandoned) return new Response(null, { status: 499 });
      throw error;
    }
  };
}
