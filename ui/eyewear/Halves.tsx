import type { SVGProps } from "react";

interface HalvesProps extends Omit<SVGProps<SVGGElement>, "id" | "d"> {
  /** Within its picture, of which each is a document of its own. */
  readonly id: string;
  /** Path data of the right half. */
  readonly d: string;
  readonly pathProps?: SVGProps<SVGPathElement>;
}

/** Draws the right half and its mirror image; `<use href="#id">` draws both again, `#idh` is the half. */
export function Halves({ id, d, pathProps, ...props }: HalvesProps) {
  return (
    <g {...props}>
      <g id={id}>
        <path {...pathProps} id={`${id}h`} d={d} />
        <use href={`#${id}h`} transform="scale(-1 1)" />
      </g>
    </g>
  );
}
