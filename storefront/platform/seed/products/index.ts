import { frames } from "../frames/index.ts";
import { frameProduct } from "./frameProduct.ts";

/** The catalogue in the order of its shelf. */
export const products = frames.map(frameProduct);
