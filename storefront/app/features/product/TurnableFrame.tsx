import { FramePicture, FrameViewer } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { images } from "#configuration/images.ts";
import { frameViewOf } from "#domain/product/masters.ts";
import { type Master, photograph } from "#domain/media/picture.ts";
import type { Frame } from "#domain/product/product.ts";
import { partsOfPanel } from "../../i18n/messageParts.ts";

interface TurnableFrameProps {
  readonly name: string;
  readonly frame: Frame;
  /** Its photographs: one of them stands in where a browser shows nothing in space. */
  readonly pictures: readonly Master[];
  /** Another offer beside this one. */
  readonly beside: ReactNode;
}

/** Offers to turn the frame in 3D. */
export function TurnableFrame({ name, frame, pictures, beside }: TurnableFrameProps) {
  const { texts } = useRouteContext({ from: "__root__" });
  const aslant = pictures.find((picture) => frameViewOf(picture.name) === "three-quarter");
  return (
    <FrameViewer
      name={name}
      frame={frame}
      fallback={aslant && <FramePicture {...photograph(aslant, images.gallery)} alt="" crop="wide" />}
      bring={() => texts.load(partsOfPanel.viewer)}
      beside={beside}
    />
  );
}
