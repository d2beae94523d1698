import { createSerializationAdapter } from "@tanstack/react-router";
import { LoadFailure, loadFailureKind } from "./loadFailure.ts";

export interface HiddenErrorsSetting {
  /** Is told the real error behind each one that the page only hints at. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** The name of the request that is answered; null in the browser. */
  readonly requestId: string | null;
}

/** Errors travel from the server to the browser without their text: it may name what nobody should read. */
export const hiddenErrors = ({ onError = () => {}, requestId }: HiddenErrorsSetting) =>
  createSerializationAdapter({
    key: "error",
    test: (value): value is Error => value instanceof Error,
    toSerializable: (error) => {
      onError(error);
      return { kind: loadFailureKind(error), requestId };
    },
    fromSerializable: ({ kind, requestId }) => new LoadFailure(kind, requestId),
  });
