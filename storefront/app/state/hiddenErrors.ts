import { createSerializationAdapter } from "@tanstack/react-router";

/** Errors travel from the server to the browser without their text: it may name what nobody should read. */
export const hiddenErrors = (onError: (error: unknown) => void = () => {}) =>
  createSerializationAdapter({
    key: "error",
    test: (value): value is Error => value instanceof Error,
    toSerializable: (error) => {
      onError(error);
      return "hidden";
    },
    fromSerializable: () => new Error("The server could not load this page."),
  });
