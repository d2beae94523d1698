import { useState } from "react";
import { useIntl } from "react-intl";
import { distance, type Point } from "../curve.ts";
import type { PointPair } from "../tryOnPlacement.ts";
import { Loupe } from "./Loupe.tsx";
import type { Photo } from "./photo.ts";
import { PhotoMark } from "./PhotoMark.tsx";
import { PhotoView } from "./PhotoView.tsx";

interface MarkedPhotoProps {
  photo: Photo;
  /** The mark on the left of the photograph, then the one on its right. */
  marks: PointPair;
  labels: readonly [string, string];
  kind: "ring" | "edge";
  onMark: (marks: PointPair) => void;
}

/** A photograph with two marks. Pressing beside them moves the nearer one. The loupe follows the mark moved last. */
export function MarkedPhoto({ photo, marks, labels, kind, onMark }: MarkedPhotoProps) {
  const intl = useIntl();
  const [active, setActive] = useState<0 | 1>(0);
  const move = (which: 0 | 1, at: Point) => onMark(which === 0 ? [at, marks[1]] : [marks[0], at]);

  function press(at: Point) {
    const nearer = distance(at, marks[0]) <= distance(at, marks[1]) ? 0 : 1;
    setActive(nearer);
    move(nearer, at);
  }

  return (
    <PhotoView photo={photo} label={intl.formatMessage({ id: "ui.tryOnDialog.photo.label" })} onPress={press}>
      {(pixelRatio) => (
        <>
          {([0, 1] as const).map((which) => (
            <PhotoMark
              key={which}
              photo={photo}
              at={marks[which]}
              pixelRatio={pixelRatio}
              label={labels[which]}
              kind={kind}
              onMove={(at) => move(which, at)}
              onActive={() => setActive(which)}
            />
          ))}
          <Loupe photo={photo} at={marks[active]} pixelRatio={pixelRatio} />
        </>
      )}
    </PhotoView>
  );
}
