import type { CartonPrint } from "./goods.ts";

interface PrintProps {
  readonly print: CartonPrint;
}

/** A label with a drop and placeholder lines instead of text. */
const Label = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0-7c3 4 5 6.3 5 9a5 5 0 0 1-10 0c0-2.7 2-5 5-9z" fill="#fff" fillOpacity=".85" />
    <path
      d={`M${-width / 2} 13h${width}M${-width / 3} 17h${(2 * width) / 3}`}
      stroke="#fff"
      strokeOpacity=".8"
      strokeWidth="1.4"
      strokeLinecap="round"
    />
  </g>
);

/** A tall bottle of solution with a cap. */
export const Bottle = ({ print }: PrintProps) => (
  <>
    <path d="M-20-4v-52q0-9 8-12l4-2h16l4 2q8 3 8 12v52q0 4-5 4h-30q-5 0-5-4z" fill="url(#w)" />
    <path d="M-20-50h40v38h-40z" fill="url(#p)" />
    <Label x={0} y={-33} width={22} />
    <rect x="-9" y="-84" width="18" height="15" rx="2" fill={print.side} />
    <rect x="-9" y="-84" width="6" height="15" rx="2" fill={print.top} fillOpacity=".6" />
    <path d="M-16-8v-44q0-6 4-9" fill="none" stroke="#fff" strokeOpacity=".7" strokeWidth="1.6" strokeLinecap="round" />
  </>
);

/** A bottle of peroxide solution and the upright case in which it is neutralised. */
export const PeroxideSystem = (props: PrintProps) => (
  <>
    <g transform="translate(-14 0)">
      <Bottle {...props} />
    </g>
    <g transform="translate(25 1)">
      <ellipse rx="14" ry="3" fill="url(#s)" />
      <path
        d="M-10-3v-32h20v32q0 3-4 3h-12q-4 0-4-3z"
        fill="#dfeaee"
        fillOpacity=".85"
        stroke="#a9bdc5"
        strokeWidth=".5"
      />
      <path d="M-6-8v-20M6-8v-20M-6-18h12" stroke="#8ba6b1" strokeWidth="1" fill="none" />
      <rect x="-11" y="-44" width="22" height="10" rx="2" fill={props.print.left} />
      <path d="M-8-42v6M-3-42v6M3-42v6M8-42v6" stroke="#fff5" strokeWidth=".8" />
    </g>
  </>
);

/** A small bottle for drops with a narrow cap. */
export const DropBottle = ({ print }: PrintProps) => (
  <>
    <path d="M-13-3v-33q0-6 6-8h14q6 2 6 8v33q0 3-4 3h-18q-4 0-4-3z" fill="url(#w)" />
    <path d="M-13-34h26v25h-26z" fill="url(#p)" />
    <Label x={0} y={-24} width={14} />
    <path d="M-8-44l2-24q0-2 2-2h8q2 0 2 2l2 24z" fill={print.side} />
    <path d="M-5-46l1.5-21h3l-1 21z" fill={print.top} fillOpacity=".55" />
  </>
);

/** A row of single-dose vials. */
export const Vials = ({ print }: PrintProps) => (
  <>
    {[-28, -14, 0, 14, 28].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <path
          d="M-6-3v-26q0-4 4-6v-5h4v5q4 2 4 6v26q0 3-3 3h-6q-3 0-3-3z"
          fill="#e4eef1"
          fillOpacity=".9"
          stroke="#a9bdc5"
          strokeWidth=".5"
        />
        <path d="M-6-24h12v14h-12z" fill="url(#p)" fillOpacity=".9" />
        <path d="M-5-52h10l-2 12h-6z" fill={print.top} />
      </g>
    ))}
  </>
);

/** A flat bottle with a pump. */
export const SprayBottle = ({ print }: PrintProps) => (
  <>
    <path d="M-15-3v-45q0-7 7-9h16q7 2 7 9v45q0 3-4 3h-22q-4 0-4-3z" fill="url(#w)" />
    <path d="M-15-46h30v34h-30z" fill="url(#p)" />
    <Label x={0} y={-32} width={16} />
    <rect x="-7" y="-66" width="14" height="9" rx="1.5" fill={print.side} />
    <path d="M-9-66v-9q0-3 3-3h12q4 0 4 4v8z" fill="#f3f4f2" stroke="#c4c9c6" strokeWidth=".5" />
    <path d="M-9-74h-5" stroke="#aab0ad" strokeWidth="2.4" strokeLinecap="round" />
    <path d="M-7-84h12q3 0 3 4v3h-15z" fill={print.left} />
  </>
);
