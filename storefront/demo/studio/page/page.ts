import type { Photograph, Shot } from "../scene.ts";
import { loadPrintFonts } from "./prints/print.ts";
import { Studio } from "./Studio.ts";

declare global {
  interface Window {
    photograph: (shot: Shot) => Promise<Photograph>;
  }
}

const canvas = document.createElement("canvas");
document.body.append(canvas);
const studio = new Studio(canvas);
const fonts = loadPrintFonts();
window.photograph = async (shot) => {
  await fonts;
  return studio.photograph(shot);
};
