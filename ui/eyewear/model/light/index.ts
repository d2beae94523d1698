export { type Exposure, exposure } from "./exposure.ts";
export { Film } from "./film.ts";
export { KeyLight } from "./KeyLight.ts";
export { createPaperScene, paperColor } from "./paper.ts";
export { inverseToneMapping } from "./toneMapping.ts";
