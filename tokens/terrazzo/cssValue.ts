interface Color {
  hex?: string;
  alpha?: number;
}
interface Measure {
  value: number;
  unit: string;
}
interface Shadow {
  offsetX: Measure;
  offsetY: Measure;
  blur: Measure;
  spread: Measure;
  color: Color;
}

const color = ({ hex = "", alpha = 1 }: Color) => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return alpha === 1 ? hex : `rgb(${channels.join(" ")} / ${alpha})`;
};

const measure = ({ value, unit }: Measure) => (value === 0 && unit !== "ms" ? "0" : `${value}${unit}`);

const shadow = (layers: Shadow[]) =>
  layers
    .map((layer) =>
      [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(measure).concat(color(layer.color)).join(" "),
    )
    .join(", ");

/** Formats a token's value as CSS. The parser has already validated its shape. */
export function cssValue(type: string, value: unknown): string {
  switch (type) {
    case "color":
      return color(value as Color);
    case "dimension":
    case "duration":
      return measure(value as Measure);
    case "shadow":
      return shadow(value as Shadow[]);
    case "cubicBezier":
      return `cubic-bezier(${(value as number[]).join(", ")})`;
    case "fontFamily":
      return (value as string[]).map((name) => (name.includes(" ") ? `"${name}"` : name)).join(", ");
    default:
      return String(value);
  }
}
