import { looks } from "../finishes.ts";
import type { DrawnFrame } from "../frame.ts";
import { fineness, frameModel } from "../model/frameModel.ts";
import { noiseData } from "../model/materials/noise.ts";
import { buffersOf, type SentModel, sentModel } from "./sentModel.ts";

export interface AskedModel {
  /** Which answer belongs to it. */
  readonly id: number;
  readonly frame: DrawnFrame;
  readonly hasNoise: boolean;
}

export interface AnsweredModel {
  readonly id: number;
  readonly model: SentModel;
  /** What its acetate's pattern is made of. */
  readonly noise: Uint8Array<ArrayBuffer> | null;
}

addEventListener("message", ({ data: { id, frame, hasNoise } }: MessageEvent<AskedModel>) => {
  const model = sentModel(frameModel(frame, fineness.viewer));
  const noise = !hasNoise && looks[frame.finish].acetate.kind === "havana" ? noiseData() : null;
  const answer: AnsweredModel = { id, model, noise };
  postMessage(answer, { transfer: [...buffersOf(model), ...(noise ? [noise.buffer] : [])] });
});
