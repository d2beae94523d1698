import { accept, type Checked, refuse } from "../../rules/checked.ts";

/** A photograph of a face. It lives in this page's memory and nowhere else. */
export interface Photo {
  /** A data address, so that nothing has to be given back. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Why a file is no photograph that can be used. */
export type PhotoProblem = "not-a-picture" | "apple-format" | "damaged" | "too-small";

/** The longest side that is kept, in pixels: more would be slow to draw on and show nothing more. */
const longest = 1600;
/** A face on fewer pixels cannot be measured. */
const shortest = 200;

/** Makes a photograph of a file: upright, as its camera was held, and no larger than it has to be. */
export async function readPhoto(file: File): Promise<Checked<Photo, PhotoProblem>> {
  const isAppleFormat = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
  if (!isAppleFormat && !file.type.startsWith("image/")) return refuse("not-a-picture");
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!bitmap) return refuse(isAppleFormat ? "apple-format" : "damaged");
  const { width, height } = bitmap;
  const photo = drawn(bitmap, width, height, "as-it-is");
  bitmap.close();
  return photo && Math.min(width, height) >= shortest ? accept(photo) : refuse("too-small");
}

/** What a camera shows now, as in a mirror. */
export const takePhoto = (video: HTMLVideoElement): Photo | null =>
  drawn(video, video.videoWidth, video.videoHeight, "mirrored");

function drawn(picture: CanvasImageSource, width: number, height: number, way: "as-it-is" | "mirrored"): Photo | null {
  const scale = Math.min(1, longest / Math.max(width, height, 1));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  if (!context || canvas.width === 0 || canvas.height === 0) return null;
  if (way === "mirrored") context.setTransform(-1, 0, 0, 1, canvas.width, 0);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { src: canvas.toDataURL("image/jpeg", 0.92), width: canvas.width, height: canvas.height };
}
