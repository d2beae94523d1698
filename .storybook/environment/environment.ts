import type { Globals } from "storybook/internal/types";
import "./environment.css";
import { installMotionOverride, type Motion, setMotion } from "./motion.ts";
import { installNetworkOverride, type Network, setNetwork } from "./network.ts";
import { freezeForSnapshots } from "./still.ts";

installNetworkOverride();
installMotionOverride();
freezeForSnapshots();

const oneOf = <T extends string>(value: unknown, options: readonly T[], fallback: T): T =>
  options.find((option) => option === value) ?? fallback;

/** Applies the toolbars to the page. Globals that stories read themselves, such as the market, are not handled here. */
export function applyEnvironment(globals: Globals) {
  const root = document.documentElement;
  root.lang = String(globals["locale"]);
  Object.assign(root.dataset, {
    theme: globals["theme"],
    brand: globals["brand"],
    textSize: globals["textSize"],
  });
  setNetwork(oneOf<Network>(globals["network"], ["online", "slow", "offline"], "online"));
  setMotion(oneOf<Motion>(globals["motion"], ["system", "full", "reduced"], "system"));
}
