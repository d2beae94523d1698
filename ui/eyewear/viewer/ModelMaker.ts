import type { DrawnFrame } from "../frame.ts";
import { type FrameModel, setNoiseData } from "../model/index.ts";
import type { ModelResponse, ModelRequest } from "./modelWorker.ts";
import { deserializeModel } from "./serializedModel.ts";

interface ModelMakerEvents {
  readonly onMade: (frame: DrawnFrame, model: FrameModel) => void;
  /** Called if the worker's code could not be loaded, or failed. */
  readonly onFailed: () => void;
}

/** Builds models in a worker. Building one takes up to a second, during which the page stays responsive. */
export class ModelMaker {
  readonly #worker = new Worker(new URL("modelWorker.ts", import.meta.url), { type: "module" });
  #lastRequest: ModelRequest | null = null;
  #hasNoise = false;

  constructor({ onMade, onFailed }: ModelMakerEvents) {
    this.#worker.addEventListener("error", onFailed);
    this.#worker.addEventListener("message", ({ data: { id, model, noise } }: MessageEvent<ModelResponse>) => {
      if (noise) setNoiseData(noise);
      this.#hasNoise ||= noise !== null;
      if (id === this.#lastRequest?.id) onMade(this.#lastRequest.frame, deserializeModel(model));
    });
  }

  /** Requests a model; the result of an earlier request is ignored. */
  request(frame: DrawnFrame): void {
    this.#lastRequest = { id: (this.#lastRequest?.id ?? 0) + 1, frame, hasNoise: this.#hasNoise };
    this.#worker.postMessage(this.#lastRequest, []);
  }

  dispose(): void {
    this.#worker.terminate();
  }
}
