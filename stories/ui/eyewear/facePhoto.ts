/** The marks of the drawn portrait. It has 960 × 1200 pixels at 4 pixels per mm: pupils 62 mm apart, and a bank card below the nose. */
export const drawnFace = {
  pupils: [
    { x: 356, y: 496 },
    { x: 604, y: 496 },
  ],
  card: [
    { x: 308.8, y: 792 },
    { x: 651.2, y: 792 },
  ],
} as const;

type Context = CanvasRenderingContext2D;

function fill(context: Context, color: string, draw: () => void) {
  context.fillStyle = color;
  context.beginPath();
  draw();
  context.fill();
}

/** Draws the portrait, with or without the card. */
export function drawFace(hasCard = false): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = 960;
  canvas.height = 1200;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The 2D canvas context is not available.");
  fill(context, "#c9d3d2", () => context.rect(0, 0, 960, 1200));
  fill(context, "#5b6f78", () => context.ellipse(480, 1260, 420, 300, 0, 0, 7));
  fill(context, "#3a2c22", () => context.ellipse(480, 440, 322, 400, 0, 0, 7));
  fill(context, "#d9ab8c", () => context.roundRect(390, 820, 180, 220, 60));
  fill(context, "#e6bc9e", () => context.ellipse(480, 560, 276, 372, 0, 0, 7));
  for (const { x, y } of drawnFace.pupils) {
    fill(context, "#f7f3ee", () => context.ellipse(x, y, 52, 26, 0, 0, 7));
    fill(context, "#5e7a62", () => context.arc(x, y, 24, 0, 7));
    fill(context, "#16130f", () => context.arc(x, y, 11, 0, 7));
    fill(context, "#3a2c22", () => context.roundRect(x - 66, y - 76, 132, 18, 9));
  }
  fill(context, "#d39f80", () => context.ellipse(480, 640, 40, 54, 0, 0, 7));
  fill(context, "#b5645a", () => context.ellipse(480, 776, 84, 22, 0, 0, 7));
  if (hasCard) {
    const [from, to] = drawnFace.card;
    fill(context, "#28506b", () => context.roundRect(from.x, from.y - 108, to.x - from.x, 216, 13));
    fill(context, "#d8c27a", () => context.roundRect(from.x + 34, from.y - 40, 46, 36, 6));
  }
  return canvas;
}

async function encode(canvas: HTMLCanvasElement, type: "image/png" | "image/jpeg"): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (!blob) throw new Error("The portrait could not be encoded.");
  return blob;
}

/** Returns the portrait as a PNG file. */
export async function facePhoto(hasCard = false): Promise<File> {
  return new File([await encode(drawFace(hasCard), "image/png")], "portret.png", { type: "image/png" });
}

/** An EXIF segment with orientation 6: the camera was held on its side. */
const sidewaysExif = Uint8Array.from(
  "ff e1 00 22 45 78 69 66 00 00 4d 4d 00 2a 00 00 00 08 00 01 01 12 00 03 00 00 00 01 00 06 00 00 00 00 00 00".split(
    " ",
  ),
  (byte) => Number.parseInt(byte, 16),
);

/** Returns a large photograph as phones store it: 3000 × 2400 pixels on its side, with its orientation in EXIF. */
export async function phonePhoto(): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = 3000;
  canvas.height = 2400;
  const context = canvas.getContext("2d");
  context?.setTransform(0, -2.5, 2.5, 0, 0, 2400);
  context?.drawImage(drawFace(), 0, 0);
  const jpeg = new Uint8Array(await (await encode(canvas, "image/jpeg")).arrayBuffer());
  const parts = [jpeg.slice(0, 2), sidewaysExif, jpeg.slice(2)];
  return new File(parts, "portret.jpg", { type: "image/jpeg" });
}
