import { createClient, type Fetch } from "#client/createClient.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { frameSearch, hasLookOf } from "#domain/catalog/framesOnSale.ts";
import { readFramePicture } from "#domain/product/framePictureFile.ts";

/**
 * Returns whether the catalogue has a variant that looks like the frame in a drawing's path. The server checks this
 * before it draws, so that requests for invented frames are cheap. Throws when the provider does not answer.
 */
export async function isFrameOnSale(path: string, fetch: Fetch): Promise<boolean> {
  const picture = readFramePicture(path);
  const store = storeViews.find(({ enabled }) => enabled);
  if (!picture || !store) return false;
  const client = createClient({ fetch, origin: "http://localhost", store, requester: "render" });
  const { products } = await client.catalog.list(frameSearch(picture.frame));
  return hasLookOf(products, picture.frame);
}
