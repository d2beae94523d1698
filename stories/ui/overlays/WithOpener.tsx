import { Button } from "@dioptra/ui";
import { type ReactNode, useState } from "react";

interface WithOpenerProps {
  /** Whether it is open from the start, such as when its code was loaded on the press that opens it. */
  initially?: boolean;
  children: (overlay: { open: boolean; close: () => void }) => ReactNode;
}

/** Renders a long page with a button that opens the overlay of the story. */
export function WithOpener({ initially = false, children }: WithOpenerProps) {
  const [open, setOpen] = useState(initially);
  return (
    <main style={{ minBlockSize: 2000 }}>
      <Button variant="line" onClick={() => setOpen(true)}>
        Otwórz
      </Button>
      {children({ open, close: () => setOpen(false) })}
    </main>
  );
}
