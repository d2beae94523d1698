import { accept, type Checked, refuse } from "../../rules/checked.ts";

/** A photograph of a face. It exists only in the memory of the page. */
export interface Photo {
  /** A data URL, which needs no revocation. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Why a file cannot be used as a photograph. */
export type PhotoProblem = "not-a-picture" | "apple-format" | "damaged" | "too-small";

/** Larger photographs are reduced to this length of their longer side, in pixels, so that drawing is fast. */
const maxSide = 1600;
/** The minimum length of the shorter side, in pixels. A smaller face cannot be measured. */
const minSide = 200;

/** Reads a photograph from a file, with the orientation of the camera applied, and reduces it if it is large. */
export async function readPhoto(file: File): Promise<Checked<Photo, PhotoProblem>> {
  const isAppleFormat = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
  if (!isAppleFormat && !file.type.startsWith("image/")) return refuse("not-a-picture");
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!bitmap) return refuse(isAppleFormat ? "apple-format" : "damaged");
  const { width, height } = bitmap;
  const photo = drawPhoto(bitmap, width, height, "as-it-is");
  bitmap.close();
  return photo && Math.min(width, height) >= minSide ? accept(photo) : refuse("too-small");
}

/** Takes a mirrored photograph from a video; null if the video shows nothing yet. */
export const takePhoto = (video: HTMLVideoElement): Photo | null =>
  drawPhoto(video, video.videoWidth, video.videoHeight, "mirrored");

function drawPhoto(
  picture: CanvasImageSource,
  width: number,
  height: number,
  orientation: "as-it-is" | "mirrored",
): Photo | null {
  const scale = Math.min(1, maxSide / Math.max(width, height, 1));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  if (!context || canvas.width === 0 || canvas.height === 0) return null;
  if (orientation === "mirrored") context.setTransform(-1, 0, 0, 1, canvas.width, 0);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { src: canvas.toDataURL("image/jpeg", 0.92), width: canvas.width, height: canvas.height };
}
