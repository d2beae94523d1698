import type { PictureSize } from "#domain/media/picture.ts";

export interface ScreenConfiguration {
  /** How long a notice stays, in milliseconds. Errors stay until closed (docs/decisions/product.md#decision-6). */
  readonly noticeLifetime: number;
  /** The same for one with something to press, such as "Undo", which has to be read and reached (WCAG 2.2, 2.2.1). */
  readonly offerLifetime: number;
  /**
   * How long a submenu stays open after the pointer has left, in milliseconds
   * (docs/specification/settings.md#setting-41).
   */
  readonly submenuCloseDelay: number;
  /** The window of the virtual fitting (docs/specification/products.md#product-11). */
  readonly fittingPopup: PictureSize;
}

export const screen: ScreenConfiguration = {
  noticeLifetime: 5000,
  offerLifetime: 15_000,
  submenuCloseDelay: 300,
  fittingPopup: { width: 860, height: 680 },
};
