import type { Photograph, Shot } from "../shot.ts";
import { Studio } from "./Studio.ts";

declare global {
  interface Window {
    photograph: (shot: Shot) => Photograph;
  }
}

const canvas = document.createElement("canvas");
document.body.append(canvas);
const studio = new Studio(canvas);
window.photograph = (shot) => studio.photograph(shot);
