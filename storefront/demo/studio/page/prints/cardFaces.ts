import { type CartonColor, cartonPrints } from "@dioptra/ui/eyewear";
import type { CanvasTexture } from "three";
import { drawGradient, type Ink, drawText, createPrint } from "./print.ts";

/** Draws the shop's logo, a pupil in two rings. */
export function drawLogo(ink: Ink, x: number, y: number, radius: number, color: string): void {
  ink.strokeStyle = ink.fillStyle = color;
  for (const [share, strength] of [
    [1, 0.5],
    [0.64, 0.75],
  ] as const) {
    ink.globalAlpha = strength;
    ink.lineWidth = radius * 0.1;
    ink.beginPath();
    ink.arc(x, y, radius * share, 0, 2 * Math.PI);
    ink.stroke();
  }
  ink.globalAlpha = 0.95;
  ink.beginPath();
  ink.arc(x, y, radius * 0.26, 0, 2 * Math.PI);
  ink.fill();
  ink.globalAlpha = 1;
}

/** Returns the front of a gift card, without an amount. */
export const giftCardFace = (color: CartonColor, width: number, height: number): CanvasTexture =>
  createPrint(width, height, (ink) => {
    const { left, right, side } = cartonPrints[color];
    drawGradient(ink, width, height, [side, left, right]);
    drawLogo(ink, width * 0.76, height * 0.5, height * 0.3, "#ffffff");
    drawText(ink, "Dioptra", {
      x: width * 0.08,
      y: height * 0.24,
      size: height * 0.13,
      maxWidth: 40,
      color: "white",
      weight: 600,
    });
    ink.fillStyle = "#ffffffb0";
    ink.fillRect(width * 0.08, height * 0.84, width * 0.2, height * 0.014);
  });

/** Returns the front of a neutral bank card, which serves as a measure of 85.60 mm. */
export const bankCardFace = (width: number, height: number): CanvasTexture =>
  createPrint(width, height, (ink) => {
    const ground = ink.createLinearGradient(0, 0, width, height);
    ground.addColorStop(0, "#26433f");
    ground.addColorStop(1, "#0e2825");
    ink.fillStyle = ground;
    ink.fillRect(0, 0, width, height);
    ink.fillStyle = "#d8c48c";
    ink.beginPath();
    ink.roundRect(9, 19, 12.5, 9.6, 1.8);
    ink.fill();
    ink.strokeStyle = "#8f7c47";
    ink.lineWidth = 0.25;
    for (const y of [22.2, 25.4]) {
      ink.beginPath();
      ink.moveTo(9, y);
      ink.lineTo(13.4, y);
      ink.moveTo(17.1, y);
      ink.lineTo(21.5, y);
      ink.stroke();
    }
    ink.strokeRect(13.4, 20.6, 3.7, 6.4);
    const digits = { y: 38, size: 5, maxWidth: 70, color: "#e9ece9", weight: 500, letterSpacing: 0.08 };
    drawText(ink, "0000  0000  0000  0000", { ...digits, x: 9 });
    drawText(ink, "00/00", { ...digits, x: 9, y: 46.5, size: 3.4 });
  });

/** Returns the cover of the guide to measuring the pupillary distance. */
export const guideCover = (color: CartonColor, width: number, height: number): CanvasTexture =>
  createPrint(width, height, (ink) => {
    const { left, right, side } = cartonPrints[color];
    ink.fillStyle = "#fbfaf7";
    ink.fillRect(0, 0, width, height);
    drawGradient(ink, width, height * 0.62, [side, left, right]);
    drawLogo(ink, width * 0.5, height * 0.31, height * 0.16, "#ffffff");
    drawText(ink, "Dioptra", {
      x: width * 0.1,
      y: height * 0.76,
      size: height * 0.065,
      maxWidth: width,
      color: left,
      weight: 600,
    });
    const [from, to, y] = [width * 0.1, width * 0.9, height * 0.88];
    ink.strokeStyle = side;
    ink.lineWidth = 0.5;
    ink.beginPath();
    ink.moveTo(from, y);
    ink.lineTo(to, y);
    for (const x of [from, to]) {
      ink.moveTo(x, y - 3);
      ink.lineTo(x, y + 3);
    }
    ink.stroke();
    drawText(ink, "63 mm", { x: width / 2, y: y - 2.4, size: 5, maxWidth: width, color: side, align: "center" });
  });
