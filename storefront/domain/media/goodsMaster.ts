/** What is taken of a product that is not a frame: itself, and of a contact lens one in its opened cup. */
export const goodsViews = ["front", "blister"] as const;
export type GoodsView = (typeof goodsViews)[number];

/** What the master of a picture of goods is called: by the sku, of which packs of one lens share the beginning. */
export const goodsMasterName = (sku: string, view: GoodsView): string => `goods/${sku.toLowerCase()}/${view}`;
