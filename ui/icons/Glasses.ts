import { icon } from "./icon.tsx";

export const Glasses = icon(
  "M2 15a4 4 0 1 0 8 0 4 4 0 1 0-8 0M14 15a4 4 0 1 0 8 0 4 4 0 1 0-8 0M14 15a2 2 0 0 0-2-2 2 2 0 0 0-2 2M2.5 13 5 7c.7-1.3 1.4-2 3-2M21.5 13 19 7c-.7-1.3-1.5-2-3-2",
);
