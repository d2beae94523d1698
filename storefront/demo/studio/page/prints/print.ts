import { CanvasTexture, SRGBColorSpace } from "three";
import { printFamily } from "./printFonts.ts";

/** Pixels of a print for one mm. */
const fineness = 12;

export type Ink = CanvasRenderingContext2D;

/** A print of so many mm, whose drawing is given in mm from the upper left corner. */
export function print(width: number, height: number, draw: (ink: Ink) => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * fineness);
  canvas.height = Math.round(height * fineness);
  const ink = canvas.getContext("2d");
  if (!ink) throw new Error("Nothing can be printed here");
  ink.scale(canvas.width / width, canvas.height / height);
  draw(ink);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** How a line is set, in mm. */
export interface Lettering {
  readonly x: number;
  readonly y: number;
  /** Of the type; smaller where the line would be wider than `room`. */
  readonly size: number;
  readonly room: number;
  readonly weight?: number;
  readonly color: string;
  readonly align?: CanvasTextAlign;
  /** Between letters, in sizes of the type. */
  readonly tracked?: number;
}

/** The size that keeps a line in its room. */
export const sizeFor = (width: number, { size, room }: Pick<Lettering, "size" | "room">): number =>
  width > room ? (size * room) / width : size;

/** Sets one line, and says how wide it became. */
export function letter(ink: Ink, text: string, lettering: Lettering): number {
  const { x, y, size, weight = 500, color, align = "left", tracked = 0 } = lettering;
  const set = (size: number) => {
    ink.font = `${weight} ${size}px ${printFamily}`;
    ink.letterSpacing = `${tracked * size}px`;
    return ink.measureText(text).width;
  };
  const width = set(sizeFor(set(size), lettering));
  ink.textAlign = align;
  ink.textBaseline = "alphabetic";
  ink.fillStyle = color;
  ink.fillText(text, x, y);
  return width;
}
