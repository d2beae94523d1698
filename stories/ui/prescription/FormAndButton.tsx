import { Button, PrescriptionForm, type PrescriptionFormHandle, type PrescriptionFormProps } from "@dioptra/ui";
import { type ReactNode, useRef } from "react";

interface FormAndButtonProps extends PrescriptionFormProps {
  onPress: (form: PrescriptionFormHandle) => void;
  /** What the button says. */
  children: ReactNode;
}

/** A page's button below the form, that asks something of it. */
export function FormAndButton({ onPress, children, ...props }: FormAndButtonProps) {
  const form = useRef<PrescriptionFormHandle>(null);
  return (
    <>
      <PrescriptionForm {...props} ref={form} />
      <Button onClick={() => form.current && onPress(form.current)}>{children}</Button>
    </>
  );
}
