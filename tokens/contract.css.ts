// Generated from the JSON of tokens by `pnpm --filter @dioptra/tokens build`; do not edit.
import { createGlobalThemeContract } from "@vanilla-extract/css";

/** The roles that components may ask for; a theme says what each one is. */
export const vars = createGlobalThemeContract({
  "color": {
    "action": null,
    "actionHover": null,
    "actionQuiet": null,
    "bandLens": null,
    "bandWarm": null,
    "canvas": null,
    "control": null,
    "focus": null,
    "info": null,
    "infoQuiet": null,
    "ink": null,
    "inkMuted": null,
    "line": null,
    "onAction": null,
    "onBand": null,
    "onBandMuted": null,
    "onPromise": null,
    "onPromiseMuted": null,
    "onSale": null,
    "onStage": null,
    "onStageMuted": null,
    "pending": null,
    "pendingQuiet": null,
    "promise": null,
    "sale": null,
    "saleGround": null,
    "saleQuiet": null,
    "scrim": null,
    "stage": null,
    "success": null,
    "successQuiet": null,
    "surface": null
  },
  "duration": {
    "panel": null,
    "state": null
  },
  "easing": {
    "inOut": null,
    "out": null
  },
  "family": {
    "text": null
  },
  "layout": {
    "gutter": null,
    "margin": null,
    "measure": null,
    "page": null,
    "section": null
  },
  "leading": {
    "label": null,
    "text": null,
    "title": null
  },
  "radius": {
    "card": null,
    "control": null,
    "pill": null
  },
  "shadow": {
    "float": null
  },
  "size": {
    "compact": null,
    "control": null,
    "icon": null,
    "primary": null
  },
  "space": {
    "1": null,
    "2": null,
    "3": null,
    "4": null,
    "6": null,
    "8": null,
    "12": null,
    "16": null,
    "24": null
  },
  "stage": {
    "blend": null,
    "brightness": null,
    "lift": null
  },
  "stroke": {
    "hairline": null,
    "selection": null
  },
  "text": {
    "2xl": null,
    "3xl": null,
    "display": null,
    "lg": null,
    "md": null,
    "sm": null,
    "xl": null,
    "xs": null
  },
  "weight": {
    "label": null,
    "text": null,
    "title": null
  }
}, (_, path) => path.join("-"));
