// Generated from the JSON of tokens by `pnpm --filter @dioptra/tokens build`; do not edit.

export const base = {
  "color": {
    "action": "#0a4f7d",
    "actionHover": "#073a5e",
    "actionQuiet": "#e1eff8",
    "bandLens": "#d8ecf5",
    "bandWarm": "#fbe3cf",
    "canvas": "#ffffff",
    "control": "#6f8294",
    "focus": "#5b3aa8",
    "info": "#5b3aa8",
    "infoQuiet": "#f0ecfa",
    "ink": "#10202e",
    "inkMuted": "#4a5b69",
    "line": "#cfdbe4",
    "onAction": "#ffffff",
    "onBand": "#10202e",
    "onBandMuted": "#33434f",
    "onPromise": "#ffffff",
    "onPromiseMuted": "#ffe6d3",
    "onSale": "#ffffff",
    "onStage": "#171b18",
    "onStageMuted": "#575d58",
    "pending": "#8a5a00",
    "pendingQuiet": "#fbf3e1",
    "promise": "#8a3d0b",
    "sale": "#b0124a",
    "saleGround": "#b0124a",
    "saleQuiet": "#fdecf2",
    "scrim": "rgb(16 32 46 / 0.5)",
    "stage": "#f4f2ee",
    "success": "#1b6b3a",
    "successQuiet": "#e9f3ec",
    "surface": "#f1f6fa"
  },
  "duration": {
    "panel": "280ms",
    "state": "160ms"
  },
  "easing": {
    "inOut": "cubic-bezier(0.4, 0, 0.2, 1)",
    "out": "cubic-bezier(0.2, 0.8, 0.2, 1)"
  },
  "family": {
    "text": "\"Nunito Variable\", system-ui, sans-serif"
  },
  "layout": {
    "gutter": "24px",
    "margin": "48px",
    "measure": "42.5rem",
    "page": "1440px",
    "section": "112px"
  },
  "leading": {
    "label": "1.25",
    "text": "1.5",
    "title": "1.2"
  },
  "radius": {
    "card": "20px",
    "control": "14px",
    "pill": "999px"
  },
  "shadow": {
    "float": "0 2px 4px 0 rgb(16 32 46 / 0.08), 0 16px 48px 0 rgb(10 79 125 / 0.18)"
  },
  "size": {
    "compact": "46px",
    "control": "52px",
    "icon": "20px",
    "primary": "60px"
  },
  "space": {
    "1": "4px",
    "2": "8px",
    "3": "12px",
    "4": "18px",
    "6": "28px",
    "8": "36px",
    "12": "48px",
    "16": "64px",
    "24": "96px"
  },
  "stage": {
    "blend": "multiply",
    "brightness": "1",
    "lift": "1.072"
  },
  "stroke": {
    "hairline": "1px",
    "selection": "3px"
  },
  "text": {
    "2xl": "2.125rem",
    "3xl": "2.75rem",
    "display": "4rem",
    "lg": "1.1875rem",
    "md": "1rem",
    "sm": "0.9375rem",
    "xl": "1.5rem",
    "xs": "0.875rem"
  },
  "weight": {
    "label": "700",
    "text": "400",
    "title": "800"
  }
} as const;

export const dark = {
  "color": {
    "action": "#7cc7f2",
    "actionHover": "#a3d9f8",
    "actionQuiet": "#10324a",
    "bandLens": "#122c3b",
    "bandWarm": "#38261a",
    "canvas": "#0c151d",
    "control": "#71879a",
    "focus": "#c3b0ff",
    "info": "#c3b0ff",
    "infoQuiet": "#231d3d",
    "ink": "#eaf2f8",
    "inkMuted": "#9fb2c1",
    "line": "#263846",
    "onAction": "#06283d",
    "onBand": "#eaf2f8",
    "onBandMuted": "#9fb2c1",
    "onPromise": "#eaf2f8",
    "onPromiseMuted": "#e9c8b0",
    "onSale": "#ffffff",
    "onStage": "#171b18",
    "onStageMuted": "#42473f",
    "pending": "#f1c45b",
    "pendingQuiet": "#2e2613",
    "promise": "#5a2a0c",
    "sale": "#ff9ab8",
    "saleGround": "#b0124a",
    "saleQuiet": "#3c1622",
    "scrim": "rgb(0 0 0 / 0.65)",
    "stage": "#d2d0cd",
    "success": "#7fd79c",
    "successQuiet": "#16291c",
    "surface": "#14212c"
  },
  "shadow": {
    "float": "0 0 2px 0 rgb(113 135 154 / 0.6), 0 16px 48px 0 rgb(0 0 0 / 0.6)"
  },
  "stage": {
    "blend": "normal",
    "brightness": "0.86",
    "lift": "1"
  }
} as const;

export const highContrast = {
  "color": {
    "action": "#04304f",
    "actionHover": "#000000",
    "actionQuiet": "#ffffff",
    "bandLens": "#ffffff",
    "bandWarm": "#ffffff",
    "canvas": "#ffffff",
    "control": "#000000",
    "focus": "#3b1f85",
    "info": "#3b1f85",
    "infoQuiet": "#ffffff",
    "ink": "#000000",
    "inkMuted": "#33434f",
    "line": "#4a5b69",
    "onAction": "#ffffff",
    "onBand": "#000000",
    "onBandMuted": "#33434f",
    "onPromise": "#ffffff",
    "onPromiseMuted": "#ffffff",
    "onSale": "#ffffff",
    "onStage": "#000000",
    "onStageMuted": "#171b18",
    "pending": "#5c3a00",
    "pendingQuiet": "#ffffff",
    "promise": "#5c2503",
    "sale": "#7d0a34",
    "saleGround": "#7d0a34",
    "saleQuiet": "#ffffff",
    "scrim": "rgb(0 0 0 / 0.65)",
    "stage": "#f4f2ee",
    "success": "#0b4a24",
    "successQuiet": "#ffffff",
    "surface": "#ffffff"
  }
} as const;

export const still = {
  "duration": {
    "panel": "0ms",
    "state": "0ms"
  }
} as const;

export const phone = {
  "layout": {
    "gutter": "12px",
    "margin": "16px",
    "section": "72px"
  },
  "text": {
    "2xl": "1.625rem",
    "3xl": "1.875rem",
    "display": "2.375rem",
    "xl": "1.3125rem"
  }
} as const;

export const tablet = {
  "layout": {
    "margin": "32px",
    "section": "88px"
  },
  "text": {
    "3xl": "2.25rem",
    "display": "3rem"
  }
} as const;
