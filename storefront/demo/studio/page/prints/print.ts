import { CanvasTexture, SRGBColorSpace } from "three";
import { fontFiles } from "@dioptra/tokens/fonts";

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

/** How a brand writes its name. */
export interface BrandStyle {
  readonly written: (name: string) => string;
  readonly weight: number;
  /** Between letters, in sizes of the type. */
  readonly tracked: number;
}

const plain: BrandStyle = { written: (name) => name, weight: 600, tracked: -0.015 };

const styles: Readonly<Record<string, BrandStyle>> = {
  Kropla: { written: (name) => name.toLowerCase(), weight: 600, tracked: -0.025 },
  Toń: { written: (name) => name.toUpperCase(), weight: 500, tracked: 0.14 },
  Nurt: { written: (name) => name.toLowerCase(), weight: 700, tracked: -0.03 },
  Perlica: { written: (name) => name, weight: 400, tracked: 0.02 },
  Malwa: { written: (name) => name.toUpperCase(), weight: 400, tracked: 0.24 },
  Zdroik: { written: (name) => name.toUpperCase(), weight: 600, tracked: 0.06 },
};

export const brandStyle = (brand: string): BrandStyle => styles[brand] ?? plain;

const families = fontFiles.map((_, index) => `Print ${index}`);

/** For a canvas' `font`: the brand's letters, the same on every machine. */
const printFamily: string = families.map((family) => `"${family}"`).join(", ");

/** Must be done before anything is printed. */
export async function printFonts(): Promise<void> {
  const faces = fontFiles.map(
    (file, index) => new FontFace(families[index] ?? "", `url(${file})`, { weight: "400 700" }),
  );
  for (const face of faces) document.fonts.add(await face.load());
}

/** A ground that becomes lighter to the right. */
export function field(ink: Ink, width: number, height: number, colors: readonly [string, string, string]): void {
  const ground = ink.createLinearGradient(0, height, width, 0);
  ground.addColorStop(0, colors[0]);
  ground.addColorStop(0.3, colors[1]);
  ground.addColorStop(1, colors[2]);
  ink.fillStyle = ground;
  ink.fillRect(0, 0, width, height);
}

interface Discs {
  readonly width: number;
  readonly height: number;
  readonly count: number;
}

/** Lenses in each other, cut by the edge of the field. */
export function discs(ink: Ink, { width, height, count }: Discs): void {
  const [x, y, most] = [width * 0.82, height * 0.52, height * 0.86];
  ink.save();
  ink.beginPath();
  ink.rect(0, 0, width, height);
  ink.clip();
  for (let disc = 0; disc < count; disc += 1) {
    const radius = most * (1 - (disc * 0.86) / count);
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
