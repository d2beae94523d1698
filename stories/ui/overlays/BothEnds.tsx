import type { ReactNode } from "react";

/** A page with something at the start of its line and something at the end, and room below for what they open. */
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
