import { Button, VisuallyHidden } from "@dioptra/ui";
import { useEffect, useState } from "react";

export interface CopyButtonProps {
  /** The text to copy; also part of the accessible name. */
  text: string;
}

/** Copies a text to the clipboard and confirms it for two seconds. */
export function CopyButton({ text }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <>
      <Button
        variant="text"
        size="compact"
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {isCopied ? "Copied" : "Copy"}
        <VisuallyHidden> {text}</VisuallyHidden>
      </Button>
      <VisuallyHidden>
        <output>{isCopied && `Copied: ${text}`}</output>
      </VisuallyHidden>
    </>
  );
}
