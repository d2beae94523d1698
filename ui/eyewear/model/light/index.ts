export { type Exposure, exposure } from "./exposure.ts";
export { Film } from "./film.ts";
export { KeyLight } from "./KeyLight.ts";
export { paper } from "./paper.ts";
export { paperRoom } from "./paperRoom.ts";
export { lightOf } from "./toneMapping.ts";
