/** Why there is no picture from a camera. */
export type CameraProblem = "refused" | "none" | "busy" | "impossible";

/** By the names of `getUserMedia`'s errors. */
const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** What a failure to open the camera means to a shopper. */
export const cameraProblem = (failure: unknown): CameraProblem =>
  (failure instanceof Error && problems[failure.name]) || "impossible";
