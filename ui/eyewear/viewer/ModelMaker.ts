import type { DrawnFrame } from "../frame.ts";
import { type FrameModel, giveNoise } from "../model/index.ts";
import type { AnsweredModel, AskedModel } from "./modelWorker.ts";
import { receivedModel } from "./sentModel.ts";

interface MadeEvents {
  readonly onMade: (frame: DrawnFrame, model: FrameModel) => void;
  /** The worker's code could not be had, or failed. */
  readonly onFailed: () => void;
}

/** Makes models beside the page: one takes up to a second, in which the page goes on listening. */
export class ModelMaker {
  readonly #worker = new Worker(new URL("modelWorker.ts", import.meta.url), { type: "module" });
  #asked: AskedModel | null = null;
  #hasNoise = false;

  constructor({ onMade, onFailed }: MadeEvents) {
    this.#worker.addEventListener("error", onFailed);
    this.#worker.addEventListener("message", ({ data: { id, model, noise } }: MessageEvent<AnsweredModel>) => {
      if (noise) giveNoise(noise);
      this.#hasNoise ||= noise !== null;
      if (id === this.#asked?.id) onMade(this.#asked.frame, receivedModel(model));
    });
  }

  /** What was asked for before is not wanted any more. */
  ask(frame: DrawnFrame): void {
    this.#asked = { id: (this.#asked?.id ?? 0) + 1, frame, hasNoise: this.#hasNoise };
    this.#worker.postMessage(this.#asked, []);
  }

  dispose(): void {
    this.#worker.terminate();
  }
}
