import type { IconButtonProps } from "@dioptra/ui";

/** Creates an icon for `IconButton` from SVG path data. */
const createIcon =
  (path: string): IconButtonProps["icon"] =>
  ({ size = 20, ...props }) => (
    <svg {...props} width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor">
      <path d={path} />
    </svg>
  );

export const Heart = createIcon(
  "M12 20.5C5 16 2.5 12.5 2.5 8.8A5.2 5.2 0 0 1 12 6a5.2 5.2 0 0 1 9.5 2.8C21.5 12.5 19 16 12 20.5Z",
);
export const Magnifier = createIcon("M21 21l-4.3-4.3M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0");
export const Person = createIcon("M5 21a7 7 0 0 1 14 0M8 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0");
export const Bag = createIcon("M4 8h16v13H4zM8 11V7a4 4 0 0 1 8 0v4");
export const Cross = createIcon("M18 6 6 18M6 6l12 12");
