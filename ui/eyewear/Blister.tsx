interface BlisterProps {
  /** Where its middle lies. */
  readonly x: number;
  readonly y: number;
}

/** A lens in the opened tray that it comes in. */
export const Blister = ({ x, y }: BlisterProps) => (
  <g transform={`translate(${x} ${y})`}>
    <radialGradient id="w" cx=".5" cy=".35">
      <stop stopColor="#fff" stopOpacity=".9" />
      <stop offset=".7" stopColor="#cfe4ec" />
      <stop offset="1" stopColor="#8fb9c9" />
    </radialGradient>
    <ellipse cy="3.5" rx="21" ry="3.6" fill="url(#s)" opacity=".8" />
    <path
      d="M-19-3.5q1-2 4-2.2l27-1.2q3 0 4 1.6l3 5q1 2-1.5 2.4l-33 2.6q-3 .2-3.6-1.6z"
      fill="#fdfefd"
      stroke="#c9cfcc"
      strokeWidth=".4"
    />
    <path
      d="M-19.2 0l.3 2.8q.6 1.8 3.6 1.6l33-2.6q2-.4 1.8-2l-.2 1.8q0 1.4-2.4 1.8l-32 3q-3 .2-3.4-1.6z"
      fill="#dfe3e1"
    />
    <ellipse cx="-1" cy="-1.6" rx="11.5" ry="4" fill="#e4eaea" stroke="#c4ccca" strokeWidth=".4" />
    <ellipse cx="-1" cy="-1.9" rx="9.4" ry="3.3" fill="url(#w)" fillOpacity=".85" stroke="#7fa9b9" strokeWidth=".35" />
    <path d="M-7-2.8q3-2 7-1.7" fill="none" stroke="#fff" strokeWidth=".8" strokeLinecap="round" />
  </g>
);
