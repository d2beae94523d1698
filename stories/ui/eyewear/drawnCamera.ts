import { spyOn } from "storybook/test";
import { drawFace } from "./facePhoto.ts";

/** Replaces the camera in a story by `open`; returns a function that restores it. */
export function mockCamera(open: () => Promise<MediaStream>): () => void {
  const getUserMedia = spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(open);
  return () => getUserMedia.mockRestore();
}

const last = { tracks: new Array<MediaStreamTrack>() };

/** Opens a camera that films the drawn portrait. */
export async function openDrawnCamera(): Promise<MediaStream> {
  const stream = drawFace().captureStream(10);
  last.tracks = stream.getTracks();
  return stream;
}

/** Returns the state of each track of the last opened camera: `live` or `ended`. */
export const trackStates = () => last.tracks.map(({ readyState }) => readyState);
