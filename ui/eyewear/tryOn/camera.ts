import { useEffect, useRef, useState } from "react";

/** Why the camera shows no picture. */
export type CameraProblem = "refused" | "none" | "busy" | "impossible";

/** The problems by the names of the errors that `getUserMedia` throws. */
const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** Returns the problem of a failed attempt to open the camera. */
export const cameraProblem = (failure: unknown): CameraProblem =>
  (failure instanceof Error && problems[failure.name]) || "impossible";

/** The state of the camera; `asking` waits for the permission. */
export type CameraState =
  | { readonly state: "asking" }
  | { readonly state: "live"; readonly stream: MediaStream }
  | { readonly state: CameraProblem };

/** Requests the front camera. */
const constraints = { audio: false, video: { facingMode: "user", width: { ideal: 1280 }, height: { ideal: 960 } } };

/**
 * Opens the camera and reports its state. The camera is off while the page is hidden and after `close`.
 */
function watchCamera(onState: (camera: CameraState) => void) {
  let stream: MediaStream | null = null;
  let isActive = true;

  function stop() {
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
  }

  async function open() {
    onState({ state: "asking" });
    try {
      const opened = await navigator.mediaDevices.getUserMedia(constraints);
      stop();
      stream = opened;
      // Closed or hidden while the permission was requested.
      if (!isActive || document.hidden) return stop();
      // A track ends if another program takes the camera, or if it is unplugged.
      for (const track of opened.getTracks()) track.addEventListener("ended", () => onState({ state: "busy" }));
      onState({ state: "live", stream: opened });
    } catch (failure) {
      if (isActive) onState({ state: cameraProblem(failure) });
    }
  }

  const onVisibility = () => {
    if (document.hidden) stop();
    else if (!stream) void open();
  };
  document.addEventListener("visibilitychange", onVisibility);
  void open();
  return {
    open,
    close: () => {
      isActive = false;
      document.removeEventListener("visibilitychange", onVisibility);
      stop();
    },
  };
}

/** Opens the camera while the component is mounted; `again` retries. */
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
