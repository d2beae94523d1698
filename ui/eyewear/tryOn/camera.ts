import { useEffect, useRef, useState } from "react";

/** Why there is no picture from a camera. */
export type CameraProblem = "refused" | "none" | "busy" | "impossible";

/** By the names of `getUserMedia`'s errors. */
const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** What a failure to open the camera means to a shopper. */
export const cameraProblem = (failure: unknown): CameraProblem =>
  (failure instanceof Error && problems[failure.name]) || "impossible";

export type CameraState =
  | { readonly state: "asking" }
  | { readonly state: "live"; readonly stream: MediaStream }
  | { readonly state: CameraProblem };

/** The camera that faces the user. */
const wanted = { audio: false, video: { facingMode: "user", width: { ideal: 1280 }, height: { ideal: 960 } } };

/**
 * Opens the camera while the page is seen, and tells how that went; while the page is hidden, and once it is closed, its
 * light is out.
 */
function watchCamera(onState: (camera: CameraState) => void) {
  let stream: MediaStream | null = null;
  let isWanted = true;

  function stop() {
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
  }

  async function open() {
    onState({ state: "asking" });
    try {
      const opened = await navigator.mediaDevices.getUserMedia(wanted);
      stop();
      stream = opened;
      // Left meanwhile.
      if (!isWanted || document.hidden) return stop();
      // Taken by another program, or pulled out.
      for (const track of opened.getTracks()) track.addEventListener("ended", () => onState({ state: "busy" }));
      onState({ state: "live", stream: opened });
    } catch (failure) {
      if (isWanted) onState({ state: cameraProblem(failure) });
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
      isWanted = false;
      document.removeEventListener("visibilitychange", onVisibility);
      stop();
    },
  };
}

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
