import type { FrontView } from "./frontView.ts";
import { Outline } from "./Line.tsx";

/** A front in outline, both halves: to be laid into a drawing in mm, the middle between the lenses at its origin. */
export function FrontOutline({ view }: { readonly view: FrontView }) {
  const half = view.lens + view.acetate + view.wire + view.endPiece;
  return (
    <>
      <Outline d={half} />
      <Outline d={half} mirrored />
    </>
  );
}
