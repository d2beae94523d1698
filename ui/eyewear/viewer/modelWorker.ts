import { looks } from "../finishes.ts";
import type { DrawnFrame } from "../frame.ts";
import { acetateGridSize, frameModel } from "../model/frameModel.ts";
import { computeNoiseData } from "../model/materials/noise.ts";
import { transferablesOf, type SerializedModel, serializeModel } from "./serializedModel.ts";

/** A message to the worker. */
export interface ModelRequest {
  /** Repeated in the response. */
  readonly id: number;
  readonly frame: DrawnFrame;
  /** Whether the page already has the noise texture. */
  readonly hasNoise: boolean;
}

/** A message from the worker. */
export interface ModelResponse {
  readonly id: number;
  readonly model: SerializedModel;
  /** The noise texture of tortoiseshell; null if it is not needed or was sent before. */
  readonly noise: Uint8Array<ArrayBuffer> | null;
}

addEventListener("message", ({ data: { id, frame, hasNoise } }: MessageEvent<ModelRequest>) => {
  const model = serializeModel(frameModel(frame, acetateGridSize.viewer));
  const noise = !hasNoise && looks[frame.finish].acetate.kind === "havana" ? computeNoiseData() : null;
  const response: ModelResponse = { id, model, noise };
  postMessage(response, { transfer: [...transferablesOf(model), ...(noise ? [noise.buffer] : [])] });
});
