import { useEffect, useRef, useState } from "react";
import { type CameraState, watchCamera } from "./watchCamera.ts";

/** The camera, for as long as the component is there; `again` asks for it once more. */
export function useCamera() {
  const [camera, setCamera] = useState<CameraState>({ state: "asking" });
  const watch = useRef<ReturnType<typeof watchCamera>>(null);
  useEffect(() => {
    const watched = watchCamera(setCamera);
    watch.current = watched;
    return () => watched.close();
  }, []);
  return { camera, again: () => void watch.current?.open() };
}
