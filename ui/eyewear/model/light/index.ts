export { type Exposure, exposure } from "./exposure.ts";
export { Film } from "./film.ts";
export { KeyLight } from "./KeyLight.ts";
export { paper, paperRoom } from "./paper.ts";
export { lightOf } from "./toneMapping.ts";
