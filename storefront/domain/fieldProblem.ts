/** Returns a field's problem as forms word it that do not explain every mistake. */
export const requiredOrInvalid = (problem: string): "required" | "invalid" =>
  problem === "required" ? "required" : "invalid";
