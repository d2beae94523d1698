/// <reference types="@vitest/browser-playwright" />

import { expect, vi } from "vitest";
import { cdp } from "vitest/browser";

interface SetOff {
  /** An element that needs an edge, or a state that can be seen. */
  readonly element: string;
  /** The same kind of element without the state. Without it, an edge is expected. */
  readonly from?: string;
  /** The ground that the element keeps, as in print. */
  readonly ground?: string;
}

/** What has to be seen at the end of a story in forced colours, which take backgrounds and shadows away. */
const expectations: Readonly<Record<string, readonly SetOff[]>> = {
  "overlays-drawer--notice-on-a-phone": [{ element: "[data-modal]" }, { element: "[data-notices] > * > *" }],
  "overlays-popover--default": [{ element: ":popover-open" }],
  "overlays-menu--disabled": [
    { element: "[role=menu]" },
    { element: "[role=menuitem]:focus", from: "[role=menuitem]:not(:focus)" },
  ],
  "overlays-tooltip--default": [{ element: "[role=tooltip]" }],
  "forms-combobox--by-pages": [{ element: ":popover-open" }, { element: "[role=option][data-active]" }],
  "forms-numberfield--with-error": [{ element: "[role=spinbutton]" }],
  "forms-datefield--calendar-in-large-text": [
    { element: ":popover-open" },
    { element: "[aria-selected=true] > *", from: "[role=gridcell]:not([aria-selected]) > *" },
  ],
  // Scanners do not read bright bars on a dark ground.
  "order-loyaltycard--playground": [{ element: ":has(> [role=img])", ground: "rgb(255, 255, 255)" }],
  "payment-blikinput--with-error": [{ element: "input + * > *" }],
};

/** Expects what the table says of a story. Stories that it does not name are not examined. */
export async function expectSetOffInForcedColours(storyId: string): Promise<void> {
  const expected = expectations[storyId];
  if (!expected) return;
  // Bright on dark, as most people who need forced colours choose.
  const features = [
    { name: "forced-colors", value: "active" },
    { name: "prefers-color-scheme", value: "dark" },
  ];
  await cdp().send("Emulation.setEmulatedMedia", { features });
  try {
    await vi.waitFor(() => expect(expected.filter((each) => !isSetOff(each))).toEqual([]), { timeout: 10_000 });
  } finally {
    await cdp().send("Emulation.setEmulatedMedia", { features: [] });
  }
}

function isSetOff({ element, from, ground }: SetOff): boolean {
  const [style, plain] = [element, from].map((selector) => {
    const found = selector && document.querySelector(selector);
    return found ? getComputedStyle(found) : undefined;
  });
  if (!style || !matchMedia("(forced-colors: active)").matches) return false;
  if (ground) return style.backgroundColor === ground;
  if (from) return plain !== undefined && marks(style) !== marks(plain);
  const { backgroundColor } = style;
  const hasOutline = style.outlineStyle !== "none" && style.outlineColor !== backgroundColor;
  return hasOutline || (style.borderTopStyle !== "none" && style.borderTopColor !== backgroundColor);
}

const marks = ({ backgroundColor, color, outline, border }: CSSStyleDeclaration) =>
  [backgroundColor, color, outline, border].join();
