import { createClient, type Fetch } from "#client/createClient.ts";
import { storeViews } from "#configuration/storeViews.ts";
import { frameSearch, hasLookOf } from "#domain/catalog/framesOnSale.ts";
import { readFramePicture } from "#domain/product/framePictureFile.ts";

/**
 * Tells whether the catalogue has a variant that looks like the frame of a drawing's address. The server asks before it
 * draws, so that invented addresses cost no work. Throws when the provider does not answer.
 */
export async function isFrameOnSale(path: string, fetch: Fetch): Promise<boolean> {
  const asked = readFramePicture(path);
  const store = storeViews.find(({ enabled }) => enabled);
  if (!asked || !store) return false;
  const client = createClient({ fetch, origin: "http://localhost", store, requester: "render" });
  const { products } = await client.list(frameSearch(asked.frame));
  return hasLookOf(products, asked.frame);
}
