import { useState } from "react";
import { CameraPhoto } from "./CameraPhoto.tsx";
import { FilePhoto } from "./FilePhoto.tsx";
import type { StepProps } from "./stepProps.ts";

/** Where the photograph comes from: a file, or the camera. */
export function PhotoStep(props: StepProps) {
  const [source, setSource] = useState<"file" | "camera">("file");
  return source === "file" ? (
    <FilePhoto {...props} onCamera={() => setSource("camera")} />
  ) : (
    <CameraPhoto {...props} onFile={() => setSource("file")} />
  );
}
