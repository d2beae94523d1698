import { spyOn } from "storybook/test";
import { drawFace } from "./facePhoto.ts";

/** For a story with a camera: what it answers when it is asked for its picture. Returns what undoes it. */
export function withCamera(open: () => Promise<MediaStream>): () => void {
  const getUserMedia = spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(open);
  return () => getUserMedia.mockRestore();
}

const last = { tracks: new Array<MediaStreamTrack>() };

/** Films the drawn portrait. */
export async function film(): Promise<MediaStream> {
  const stream = drawFace().captureStream(10);
  last.tracks = stream.getTracks();
  return stream;
}

/** Whether it still films, track for track. */
export const filmed = () => last.tracks.map(({ readyState }) => readyState);
