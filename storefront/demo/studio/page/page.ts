import type { Photograph, Shot } from "../scene.ts";
import { printFonts } from "./prints/print.ts";
import { Studio } from "./Studio.ts";

declare global {
  interface Window {
    photograph: (shot: Shot) => Promise<Photograph>;
  }
}

const canvas = document.createElement("canvas");
document.body.append(canvas);
const studio = new Studio(canvas);
const fonts = printFonts();
window.photograph = async (shot) => {
  await fonts;
  return studio.photograph(shot);
};
