import type { ReactNode } from "react";

/** Lays out triggers at both ends of a line, with room below for what they open. */
export const BothEnds = ({ children }: { children: ReactNode }) => (
  <main
    style={{
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      minBlockSize: 300,
      alignItems: "start",
    }}
  >
    {children}
  </main>
);
