import type { ComponentType } from "react";
import { useIntl } from "react-intl";
import { ChevronLeft } from "../../icons/ChevronLeft.ts";
import { ChevronRight } from "../../icons/ChevronRight.ts";
import { Glasses } from "../../icons/Glasses.ts";
import type { IconProps } from "../../icons/icon.tsx";
import { Minus } from "../../icons/Minus.ts";
import { Plus } from "../../icons/Plus.ts";
import { RotateCcw } from "../../icons/RotateCcw.ts";
import { IconButton } from "../../primitives/IconButton.tsx";
import type { FramePose } from "./FrameScene.ts";
import type { FrameTurner } from "./FrameTurner.ts";
import { type Look, lookLimits } from "./look.ts";
import { tools } from "./TurnedFrame.css.ts";

interface TurnToolsProps {
  turner: FrameTurner;
  /** The view at rest; null before the first rest. */
  look: Look | null;
  pose: FramePose;
  onPose: (pose: FramePose) => void;
}

/** Each button does the same as a key. */
const actions = [
  { id: "left", key: "ArrowLeft", isShifted: true, icon: ChevronLeft },
  { id: "right", key: "ArrowRight", isShifted: true, icon: ChevronRight },
  { id: "smaller", key: "-", isShifted: false, icon: Minus },
  { id: "larger", key: "+", isShifted: false, icon: Plus },
  { id: "reset", key: "Home", isShifted: false, icon: RotateCcw },
] as const satisfies readonly { id: string; key: string; isShifted: boolean; icon: ComponentType<IconProps> }[];

/** Buttons for shoppers who use neither the keyboard nor dragging. */
export function TurnTools({ turner, look, pose, onPose }: TurnToolsProps) {
  const intl = useIntl();
  const [minimum, maximum] = lookLimits.zoom;
  const isDisabled = { smaller: look?.zoom === minimum, larger: look?.zoom === maximum } as Readonly<
    Record<string, boolean>
  >;
  return (
    <fieldset className={tools} aria-label={intl.formatMessage({ id: "ui.turnedFrame.tools" })}>
      {actions.map(({ id, key, isShifted, icon }) => (
        <IconButton
          key={id}
          icon={icon}
          label={intl.formatMessage({ id: `ui.turnedFrame.${id}` })}
          aria-disabled={isDisabled[id] || undefined}
          onClick={() => turner.press(key, isShifted)}
        />
      ))}
      <IconButton
        icon={Glasses}
        label={intl.formatMessage({ id: pose === "open" ? "ui.turnedFrame.fold" : "ui.turnedFrame.unfold" })}
        onClick={() => onPose(pose === "open" ? "folded" : "open")}
      />
    </fieldset>
  );
}
