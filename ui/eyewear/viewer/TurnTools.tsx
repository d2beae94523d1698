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
import type { Way } from "./FrameScene.ts";
import type { FrameTurner } from "./FrameTurner.ts";
import { type Look, lookLimits } from "./look.ts";
import { tools } from "./TurnedFrame.css.ts";

interface TurnToolsProps {
  turner: FrameTurner;
  /** Where it rests. */
  look: Look | null;
  way: Way;
  onWay: (way: Way) => void;
}

/** Each does what a key does. */
const actions = [
  { id: "left", key: "ArrowLeft", isShifted: true, icon: ChevronLeft },
  { id: "right", key: "ArrowRight", isShifted: true, icon: ChevronRight },
  { id: "smaller", key: "-", isShifted: false, icon: Minus },
  { id: "larger", key: "+", isShifted: false, icon: Plus },
  { id: "reset", key: "Home", isShifted: false, icon: RotateCcw },
] as const satisfies readonly { id: string; key: string; isShifted: boolean; icon: ComponentType<IconProps> }[];

/** For shoppers who use neither the keyboard nor dragging. */
export function TurnTools({ turner, look, way, onWay }: TurnToolsProps) {
  const intl = useIntl();
  const [least, most] = lookLimits.zoom;
  const isUseless = { smaller: look?.zoom === least, larger: look?.zoom === most } as Readonly<Record<string, boolean>>;
  return (
    <fieldset className={tools} aria-label={intl.formatMessage({ id: "ui.turnedFrame.tools" })}>
      {actions.map(({ id, key, isShifted, icon }) => (
        <IconButton
          key={id}
          icon={icon}
          label={intl.formatMessage({ id: `ui.turnedFrame.${id}` })}
          aria-disabled={isUseless[id] || undefined}
          onClick={() => turner.press(key, isShifted)}
        />
      ))}
      <IconButton
        icon={Glasses}
        label={intl.formatMessage({ id: way === "open" ? "ui.turnedFrame.fold" : "ui.turnedFrame.unfold" })}
        onClick={() => onWay(way === "open" ? "folded" : "open")}
      />
    </fieldset>
  );
}
