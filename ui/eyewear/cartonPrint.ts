import type { CartonColor } from "./lensPack.ts";

/** What a carton is printed with: on its front from left to right, on its top and, in the shade, on its side. */
export interface CartonPrint {
  readonly left: string;
  readonly right: string;
  readonly top: string;
  readonly side: string;
}

/** How each colour is printed. */
export const cartonPrints: Readonly<Record<CartonColor, CartonPrint>> = {
  sea: { left: "#2a6f86", right: "#3f9bab", top: "#6fb6bf", side: "#1f566a" },
  sky: { left: "#3d6fa3", right: "#6a9cc9", top: "#9cc0dd", side: "#2e5580" },
  moss: { left: "#4d7355", right: "#7a9d78", top: "#a8c1a2", side: "#3a5841" },
  plum: { left: "#6a5284", right: "#917bab", top: "#b7a6c8", side: "#513e66" },
  rose: { left: "#a3606a", right: "#c68b90", top: "#dcb4b5", side: "#804a53" },
  slate: { left: "#4b5a66", right: "#778792", top: "#a6b2b9", side: "#38444e" },
};
