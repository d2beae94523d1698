import type { Globals } from "storybook/internal/types";
import "./environment.css";
import { type Motion, setMotion, takeOverMotion } from "./motion.ts";
import { type Network, setNetwork, takeOverNetwork } from "./network.ts";
import { holdStill } from "./still.ts";

takeOverNetwork();
takeOverMotion();
holdStill();

const oneOf = <T extends string>(value: unknown, known: readonly T[], otherwise: T): T =>
  known.find((candidate) => candidate === value) ?? otherwise;

/** Makes the page what the toolbars say. What a story is told through `globals` alone, such as the market, is not here. */
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
