import type { Ink } from "./print.ts";

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
