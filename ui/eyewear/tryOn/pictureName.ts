import { foldText } from "../../rules/text.ts";

/**
 * Under which name a picture with this frame is saved: "nela-szylkret.png". Plain letters alone, since a browser calls
 * it "download" where a system's file names hold no others.
 */
export function pictureName(frame: string): string {
  const words = foldText(frame).match(/[a-z\d]+/g) ?? ["frame"];
  return `${words.join("-")}.png`;
}
