import { Button, FrameDiagram, FramePicture, Stage, TempleMark } from "@dioptra/ui";
import { frameOf } from "../ui/eyewear/frames.ts";
import { diagramOf, pictureOf } from "../ui/eyewear/pictureOf.tsx";
import { measure, specimen } from "./Specimen.css.ts";

const frame = frameOf("panto", "havana");
const diagram = diagramOf(frame);
const picture = pictureOf(frame, "wide");

export interface SpecimenProps {
  /** The principle to show. */
  of: "stage" | "temple mark" | "dimension line" | "actions";
}

/** An example of a principle, built from components of `ui`. */
export function Specimen({ of }: SpecimenProps) {
  switch (of) {
    case "stage":
      return (
        <div className={`${specimen} ${measure.stage}`}>
          <Stage ratio="wide">
            <FramePicture src={picture} alt="A frame of tortoiseshell on the stage" crop="wide" />
          </Stage>
        </div>
      );
    case "temple mark":
      return (
        <div className={`${specimen} ${measure.mark}`}>
          <TempleMark lensWidth={frame.lensWidth} bridge={frame.bridge} temple={frame.temple} />
        </div>
      );
    case "dimension line":
      return (
        <div className={specimen}>
          <FrameDiagram frame={frame} drawing={diagram} />
        </div>
      );
    case "actions":
      return (
        <div className={`${specimen} ${measure.row}`}>
          <Button>The one action</Button>
          <Button variant="line">Another way</Button>
          <Button variant="text">A quiet one</Button>
        </div>
      );
  }
}
