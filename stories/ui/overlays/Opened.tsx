import { Button } from "@dioptra/ui";
import { type ReactNode, useState } from "react";

interface OpenedProps {
  /** Opened from the start, as when it was loaded because somebody pressed its opener. */
  initially?: boolean;
  children: (overlay: { open: boolean; close: () => void }) => ReactNode;
}

/** A long page with a button that opens what the story shows. */
export function Opened({ initially = false, children }: OpenedProps) {
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
