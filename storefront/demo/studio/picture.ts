import type { Shot } from "./shot.ts";

/** A picture of the catalogue or of the shop. */
export interface Picture {
  /** What its master is called: its path in the media folder, without an ending. The last word is the view. */
  readonly name: string;
  /** What it is asked for by: the sku of a product, or what a banner is called. */
  readonly subject: string;
  readonly shot: Shot;
}

export const folderOf = ({ name }: Picture): string => name.slice(0, name.indexOf("/"));
export const viewOf = ({ name }: Picture): string => name.slice(name.lastIndexOf("/") + 1);

/** Of masters: from these the server makes all smaller ones. */
export const master = { width: 1170, height: 850, exposures: 16 } as const;

/** Of goods, whose shadows are wider than those of a frame. */
export const goodsMaster = { ...master, exposures: 36 } as const;
