import type { StoreView } from "./store.ts";

/** The sides of the icons of the installed shop, in pixels. */
export const iconSizes = [192, 512] as const;

/** What an icon is for: `maskable` ones have room for the shape that the system cuts out. */
export type IconPurpose = "any" | "maskable";

/** Returns the path of an icon. */
export const iconPath = (size: number, purpose: IconPurpose): string => `/icons/${purpose}-${size}.png`;

/** The colour of icons' ground and of what systems draw around the installed shop: the canvas of the tokens. */
export const themeColor = "#ffffff";

/** Returns the path of a store view's web manifest. */
export const manifestPath = ({ code }: Pick<StoreView, "code">): string => `/manifests/${code}.webmanifest`;
