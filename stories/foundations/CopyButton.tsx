import { Button, VisuallyHidden } from "@dioptra/ui";
import { useEffect, useState } from "react";

export interface CopyButtonProps {
  /** What lands on the clipboard, and what the button is called by. */
  text: string;
}

/** Puts a name on the clipboard, and says so for two seconds. */
export function CopyButton({ text }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <Button
        variant="text"
        size="compact"
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {copied ? "Copied" : "Copy"}
        <VisuallyHidden> {text}</VisuallyHidden>
      </Button>
      <VisuallyHidden>
        <output>{copied && `Copied: ${text}`}</output>
      </VisuallyHidden>
    </>
  );
}
