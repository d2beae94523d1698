import { createIcons } from "../images/icons.ts";
import { createGuides } from "./guides.ts";
import { createImageProxy, type ImageProxySetting } from "../images/imageProxy.ts";
import type { Log } from "../log/log.ts";
import { faviconFile, type Pages } from "./pages.ts";
import { createPictures } from "../images/pictures.ts";
import { type Fetch, fetchWithoutCustomer } from "../gate/provider.ts";
import type { ServerApp } from "./requestFrame.ts";

export interface MediaSetting {
  readonly provider: Fetch;
  readonly pages: Pick<Pages, "entry">;
  readonly log: Log;
  readonly images: Pick<ImageProxySetting, "mediaFolder" | "cacheFolder">;
}

/** Adds the routes of pictures, drawings, icons and guides. */
export function addMediaRoutes(app: ServerApp, { provider, pages, log, images }: MediaSetting): void {
  const pictures = createPictures(pages);
  const guides = createGuides(pages);
  const imageProxy = createImageProxy({
    ...images,
    draw: async (path) => (await pages.entry()).drawPicture(path),
    isOnSale: async (path, client) => (await pages.entry()).isFrameOnSale(path, fetchWithoutCustomer(provider, client)),
    onRefused: ({ error, ...refused }) =>
      log.warn({ ...refused, ...(error !== undefined && { err: error }) }, "master"),
    onCacheError: (error) => log.warn({ err: error }, "pictures cannot be cached"),
  });
  const icons = createIcons(faviconFile);
  app.get("/icons/*", (c) => icons(c.req.path));
  app.get("/media/pictures/*", (c) => imageProxy(c.req.raw, c.env.client.address));
  app.get("/media/guides/*", (c) => guides(c.req.raw));
  app.get("/media/*", (c) => pictures(c.req.raw));
}
