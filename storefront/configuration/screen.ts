import { defaultsOf, milliseconds, pixels } from "./setting.ts";

export const screenSettings = {
  /** How long a notice stays, in milliseconds. Errors stay until closed (docs/decisions/product.md#decision-6). */
  noticeLifetime: milliseconds(5000),
  /**
   * How long a notice with an action such as "Undo" stays, in milliseconds. Longer, because the action has to be read and
   * reached (WCAG 2.2, 2.2.1).
   */
  offerLifetime: milliseconds(15_000),
  /** How long a submenu stays open after the pointer has left, in milliseconds (docs/specification/settings.md#setting-41). */
  submenuCloseDelay: milliseconds(300),
  /** The size of the virtual try-on window, in CSS pixels (docs/specification/products.md#product-11). */
  fittingPopup: { width: pixels(860), height: pixels(680) },
};

export const screen = defaultsOf(screenSettings);
