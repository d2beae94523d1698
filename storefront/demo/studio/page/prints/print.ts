import { CanvasTexture, SRGBColorSpace } from "three";
import { fontFiles } from "@dioptra/tokens/fonts";

/** Resolution of prints. */
const pixelsPerMm = 12;

/** The canvas context that prints are drawn with. */
export type Ink = CanvasRenderingContext2D;

/** Creates a texture of a print. Sizes and the coordinates of the drawing are in mm, from the upper left corner. */
export function createPrint(width: number, height: number, draw: (ink: Ink) => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * pixelsPerMm);
  canvas.height = Math.round(height * pixelsPerMm);
  const ink = canvas.getContext("2d");
  if (!ink) throw new Error("The browser has no 2D canvas context.");
  ink.scale(canvas.width / width, canvas.height / height);
  draw(ink);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Position and style of a line of text, in mm. */
export interface TextStyle {
  readonly x: number;
  readonly y: number;
  /** Font size. It is reduced if the line would be wider than `maxWidth`. */
  readonly size: number;
  readonly maxWidth: number;
  readonly weight?: number;
  readonly color: string;
  readonly align?: CanvasTextAlign;
  /** Letter spacing in units of the font size. */
  readonly letterSpacing?: number;
}

/** Returns the font size at which a line of the given width does not exceed its maximum width. */
export const sizeFor = (width: number, { size, maxWidth }: Pick<TextStyle, "size" | "maxWidth">): number =>
  width > maxWidth ? (size * maxWidth) / width : size;

/** Draws a line of text and returns its width in mm. */
export function drawText(ink: Ink, text: string, style: TextStyle): number {
  const { x, y, size, weight = 500, color, align = "left", letterSpacing = 0 } = style;
  const setFont = (size: number) => {
    ink.font = `${weight} ${size}px ${printFamily}`;
    ink.letterSpacing = `${letterSpacing * size}px`;
    return ink.measureText(text).width;
  };
  const width = setFont(sizeFor(setFont(size), style));
  ink.textAlign = align;
  ink.textBaseline = "alphabetic";
  ink.fillStyle = color;
  ink.fillText(text, x, y);
  return width;
}

/** The typography of a brand's name. */
export interface BrandStyle {
  readonly format: (name: string) => string;
  readonly weight: number;
  /** Letter spacing in units of the font size. */
  readonly letterSpacing: number;
}

const plain: BrandStyle = { format: (name) => name, weight: 600, letterSpacing: -0.015 };

const styles: Readonly<Record<string, BrandStyle>> = {
  Kropla: { format: (name) => name.toLowerCase(), weight: 600, letterSpacing: -0.025 },
  Toń: { format: (name) => name.toUpperCase(), weight: 500, letterSpacing: 0.14 },
  Nurt: { format: (name) => name.toLowerCase(), weight: 700, letterSpacing: -0.03 },
  Perlica: { format: (name) => name, weight: 400, letterSpacing: 0.02 },
  Malwa: { format: (name) => name.toUpperCase(), weight: 400, letterSpacing: 0.24 },
  Zdroik: { format: (name) => name.toUpperCase(), weight: 600, letterSpacing: 0.06 },
};

/** Returns the typography of a brand's name. */
export const brandStyle = (brand: string): BrandStyle => styles[brand] ?? plain;

const families = fontFiles.map((_, index) => `Print ${index}`);

/** The font families of prints, the same on every machine. */
const printFamily: string = families.map((family) => `"${family}"`).join(", ");

/** Loads the fonts of prints. Must be called before anything is printed. */
export async function loadPrintFonts(): Promise<void> {
  const faces = fontFiles.map(
    (file, index) => new FontFace(families[index] ?? "", `url(${file})`, { weight: "400 700" }),
  );
  for (const face of faces) document.fonts.add(await face.load());
}

/** Fills the print with a gradient that becomes lighter to the right. */
export function drawGradient(ink: Ink, width: number, height: number, colors: readonly [string, string, string]): void {
  const gradient = ink.createLinearGradient(0, height, width, 0);
  gradient.addColorStop(0, colors[0]);
  gradient.addColorStop(0.3, colors[1]);
  gradient.addColorStop(1, colors[2]);
  ink.fillStyle = gradient;
  ink.fillRect(0, 0, width, height);
}

interface Discs {
  readonly width: number;
  readonly height: number;
  readonly count: number;
}

/** Draws concentric lenses, clipped by the edge of the area. */
export function drawDiscs(ink: Ink, { width, height, count }: Discs): void {
  const [x, y, maxRadius] = [width * 0.82, height * 0.52, height * 0.86];
  ink.save();
  ink.beginPath();
  ink.rect(0, 0, width, height);
  ink.clip();
  for (let disc = 0; disc < count; disc += 1) {
    const radius = maxRadius * (1 - (disc * 0.86) / count);
    const shine = ink.createRadialGradient(x - radius * 0.35, y - radius * 0.45, radius * 0.05, x, y, radius);
    shine.addColorStop(0, "rgba(255,255,255,.16)");
    shine.addColorStop(0.84, "rgba(255,255,255,.02)");
    shine.addColorStop(1, "rgba(255,255,255,.22)");
    ink.fillStyle = shine;
    ink.beginPath();
    ink.arc(x, y, radius, 0, 2 * Math.PI);
    ink.fill();
  }
  ink.restore();
}
