import { icon } from "./icon.tsx";

export const Clock = icon("M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 6v6l4 2");
