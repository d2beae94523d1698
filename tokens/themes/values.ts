// Generated from the JSON of tokens by `pnpm --filter @dioptra/tokens build`; do not edit.

export const base = {
  "color": {
    "action": "#0d5144",
    "actionHover": "#083b32",
    "actionQuiet": "#e8f0ed",
    "bandLens": "#dde8ec",
    "bandWarm": "#e6ded2",
    "canvas": "#ffffff",
    "control": "#868880",
    "focus": "#1d5fa8",
    "info": "#1d5fa8",
    "infoQuiet": "#eaf1f9",
    "ink": "#171b18",
    "inkMuted": "#575d58",
    "line": "#dedad1",
    "onAction": "#ffffff",
    "onBand": "#171b18",
    "onBandMuted": "#3c413d",
    "onPromise": "#ffffff",
    "onPromiseMuted": "#c3d9d2",
    "onSale": "#ffffff",
    "onStage": "#171b18",
    "onStageMuted": "#575d58",
    "pending": "#8a5a00",
    "pendingQuiet": "#fbf3e1",
    "promise": "#0d5144",
    "sale": "#b42318",
    "saleGround": "#b42318",
    "saleQuiet": "#fcefec",
    "scrim": "rgb(23 27 24 / 0.45)",
    "stage": "#f4f2ee",
    "success": "#1b6b3a",
    "successQuiet": "#e9f3ec",
    "surface": "#faf9f6"
  },
  "duration": {
    "panel": "200ms",
    "state": "120ms"
  },
  "easing": {
    "inOut": "cubic-bezier(0.4, 0, 0.2, 1)",
    "out": "cubic-bezier(0, 0, 0.2, 1)"
  },
  "family": {
    "text": "\"Instrument Sans Variable\", \"Instrument Sans Fallback\", system-ui, sans-serif"
  },
  "layout": {
    "gutter": "24px",
    "margin": "48px",
    "measure": "42.5rem",
    "page": "1440px",
    "section": "96px"
  },
  "leading": {
    "label": "1.25",
    "text": "1.5",
    "title": "1.15"
  },
  "radius": {
    "card": "6px",
    "control": "2px",
    "pill": "999px"
  },
  "shadow": {
    "float": "0 1px 2px 0 rgb(23 27 24 / 0.06), 0 12px 40px 0 rgb(23 27 24 / 0.14)"
  },
  "size": {
    "compact": "44px",
    "control": "48px",
    "icon": "20px",
    "primary": "56px"
  },
  "space": {
    "1": "4px",
    "2": "8px",
    "3": "12px",
    "4": "16px",
    "6": "24px",
    "8": "32px",
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
    "selection": "2px"
  },
  "text": {
    "2xl": "2rem",
    "3xl": "2.75rem",
    "display": "3.75rem",
    "lg": "1.1875rem",
    "md": "1rem",
    "sm": "0.9375rem",
    "xl": "1.5rem",
    "xs": "0.8125rem"
  },
  "weight": {
    "label": "550",
    "text": "400",
    "title": "500"
  }
} as const;

export const dark = {
  "color": {
    "action": "#7fd1bc",
    "actionHover": "#9fe0ce",
    "actionQuiet": "#17302a",
    "bandLens": "#1d292d",
    "bandWarm": "#2b2620",
    "canvas": "#111311",
    "control": "#747a74",
    "focus": "#8fc0ff",
    "info": "#8fc0ff",
    "infoQuiet": "#172536",
    "ink": "#f1efe9",
    "inkMuted": "#a9aea8",
    "line": "#2e332f",
    "onAction": "#06231d",
    "onBand": "#f1efe9",
    "onBandMuted": "#a9aea8",
    "onPromise": "#f1efe9",
    "onPromiseMuted": "#a9c4bc",
    "onSale": "#ffffff",
    "onStage": "#171b18",
    "onStageMuted": "#42473f",
    "pending": "#f1c45b",
    "pendingQuiet": "#2e2613",
    "promise": "#17302a",
    "sale": "#ff9b8f",
    "saleGround": "#b42318",
    "saleQuiet": "#3a1f1b",
    "scrim": "rgb(0 0 0 / 0.65)",
    "stage": "#d2d0cd",
    "success": "#7fd79c",
    "successQuiet": "#16291c",
    "surface": "#1b1e1b"
  },
  "shadow": {
    "float": "0 0 0 1px #2e332f, 0 16px 48px 0 rgb(0 0 0 / 0.6)"
  },
  "stage": {
    "blend": "normal",
    "brightness": "0.86",
    "lift": "1"
  }
} as const;

export const highContrast = {
  "color": {
    "action": "#04302a",
    "actionHover": "#000000",
    "actionQuiet": "#ffffff",
    "bandLens": "#ffffff",
    "bandWarm": "#ffffff",
    "canvas": "#ffffff",
    "control": "#000000",
    "focus": "#0b3f7d",
    "info": "#0b3f7d",
    "infoQuiet": "#ffffff",
    "ink": "#000000",
    "inkMuted": "#2b302c",
    "line": "#575d58",
    "onAction": "#ffffff",
    "onBand": "#000000",
    "onBandMuted": "#2b302c",
    "onPromise": "#ffffff",
    "onPromiseMuted": "#ffffff",
    "onSale": "#ffffff",
    "onStage": "#000000",
    "onStageMuted": "#171b18",
    "pending": "#5c3a00",
    "pendingQuiet": "#ffffff",
    "promise": "#04302a",
    "sale": "#8a120a",
    "saleGround": "#8a120a",
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
    "section": "64px"
  },
  "text": {
    "2xl": "1.5rem",
    "3xl": "1.875rem",
    "display": "2.25rem",
    "xl": "1.3125rem"
  }
} as const;

export const tablet = {
  "layout": {
    "margin": "32px",
    "section": "72px"
  },
  "text": {
    "3xl": "2.25rem",
    "display": "2.75rem"
  }
} as const;
