/// <reference types="@vitest/browser-playwright" />

import { expect, vi } from "vitest";
import { cdp } from "vitest/browser";
import { contrast } from "../../tokens/terrazzo/contrast.ts";

type SetOff = Distinct | Drawn;

interface Distinct {
  /** An element that needs an edge, or a state that can be seen. */
  readonly element: string;
  /** The same kind of element without the state. Without it, an edge is expected. */
  readonly from?: string;
  /** The ground that the element keeps, as in print. */
  readonly ground?: string;
}

interface Drawn {
  /** Elements whose colour stays as its style sheet says, such as the shapes of a drawing. */
  readonly element: string;
  /** The colour that has to contrast with the background. */
  readonly by: "fill" | "stroke" | "backgroundColor" | "outlineColor";
}

/** The contrast that what is not text needs (WCAG 2.2, 1.4.11). */
const enough = 3;

/** The system has dark text, or light text. The page's own theme stays the light one. */
const systems = ["light", "dark"];

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
  "forms-rangeslider--by-keyboard": [
    { element: "svg:has(> rect)", by: "backgroundColor" },
    { element: "svg > rect", by: "fill" },
    { element: "div:has(> [type=range])", by: "backgroundColor" },
    { element: "div:has(> [type=range]:focus)", by: "outlineColor" },
  ],
  "prescription-axisdial--default": [
    { element: "svg path", by: "stroke" },
    { element: "svg text", by: "fill" },
    { element: "svg line", by: "stroke" },
    { element: "svg line + circle", by: "fill" },
    { element: "svg line ~ circle + circle", by: "stroke" },
    { element: ":focus + svg", by: "outlineColor" },
  ],
  "prescription-axisdial--matrix": [{ element: "svg line", by: "stroke" }],
  "forms-datefield--calendar-in-large-text": [
    { element: ":popover-open" },
    { element: "[aria-selected=true] > *", from: "[role=gridcell]:not([aria-selected]) > *" },
  ],
  // Scanners do not read bright bars on a dark ground.
  "order-loyaltycard--highest-level": [{ element: ":has(> [role=img])", ground: "rgb(255, 255, 255)" }],
  "payment-blikinput--with-error": [{ element: "input + * > *" }],
};

/** Expects what the table says of a story. Stories that it does not name are not examined. */
export async function expectSetOffInForcedColours(storyId: string): Promise<void> {
  const expected = expectations[storyId];
  if (!expected) return;
  try {
    for (const system of systems) {
      const features = [
        { name: "forced-colors", value: "active" },
        { name: "prefers-color-scheme", value: system },
      ];
      await cdp().send("Emulation.setEmulatedMedia", { features });
      await vi.waitFor(() => expect(expected.filter((each) => !isSeen(each))).toEqual([]), { timeout: 10_000 });
    }
  } finally {
    await cdp().send("Emulation.setEmulatedMedia", { features: [] });
  }
}

function isSeen(expected: SetOff): boolean {
  if (!matchMedia("(forced-colors: active)").matches) return false;
  return "by" in expected ? isDrawn(expected) : isSetOff(expected);
}

function isDrawn({ element, by }: Drawn): boolean {
  const drawn = [...document.querySelectorAll(element)].map((each) => getComputedStyle(each));
  const hasColour = drawn.every((style) => by !== "outlineColor" || style.outlineStyle !== "none");
  return (
    drawn.length > 0 && hasColour && drawn.every((style) => contrast(painted(style[by]), painted("Canvas")) >= enough)
  );
}

function isSetOff({ element, from, ground }: Distinct): boolean {
  const [style, plain] = [element, from].map((selector) => {
    const found = selector && document.querySelector(selector);
    return found ? getComputedStyle(found) : undefined;
  });
  if (!style) return false;
  if (ground) return style.backgroundColor === ground;
  if (from) return plain !== undefined && marks(style) !== marks(plain);
  const { backgroundColor } = style;
  const hasOutline = style.outlineStyle !== "none" && style.outlineColor !== backgroundColor;
  return hasOutline || (style.borderTopStyle !== "none" && style.borderTopColor !== backgroundColor);
}

/** Returns red, green and blue of a CSS colour on the background, from 0 to 1. */
function painted(colour: string): [red: number, green: number, blue: number] {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) throw new Error("The browser has no canvas.");
  for (const layer of [systemColour("Canvas"), systemColour(colour)]) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255];
}

/** Returns a colour as the page paints it; the names of the system's colours depend on its settings. */
function systemColour(colour: string): string {
  const sample = document.createElement("span");
  sample.style.cssText = `forced-color-adjust: none; color: ${colour}`;
  document.body.append(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}

const marks = ({ backgroundColor, color, outline, border }: CSSStyleDeclaration) =>
  [backgroundColor, color, outline, border].join();
