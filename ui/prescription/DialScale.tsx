import { figure, lens, scale } from "./AxisDial.css.ts";
import { dial, onDial } from "./dialGeometry.ts";

/** In degrees. */
const ticks = Array.from({ length: 37 }, (_, index) => index * 5);
const figures = [0, 30, 60, 90, 120, 150, 180];

const lengthOf = (degrees: number) => (degrees % 30 === 0 ? 16 : degrees % 10 === 0 ? 10 : 6);

const path = ticks
  .map((degrees) => {
    const [outer, inner] = [onDial(degrees, dial.radius), onDial(degrees, dial.radius - lengthOf(degrees))];
    return `M${outer.x.toFixed(1)} ${outer.y.toFixed(1)}L${inner.x.toFixed(1)} ${inner.y.toFixed(1)}`;
  })
  .join("");

const { x, y, radius } = dial;

/** What the hand of an `AxisDial` moves over: half a circle in steps of five degrees, and a lens behind it. */
export const DialScale = () => (
  <g aria-hidden="true">
    <rect className={lens} x={x - 48} y={y - 42} width={96} height={84} rx={38} />
    <path className={scale} d={`M${x + radius} ${y}A${radius} ${radius} 0 0 0 ${x - radius} ${y}${path}`} />
    {figures.map((degrees) => {
      const place = onDial(degrees, radius + 20);
      return (
        <text key={degrees} className={figure} x={place.x} y={place.y + 4} textAnchor="middle">
          {degrees}°
        </text>
      );
    })}
  </g>
);
