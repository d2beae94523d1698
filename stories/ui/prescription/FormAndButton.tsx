import { Button, PrescriptionForm, type PrescriptionFormHandle, type PrescriptionFormProps } from "@dioptra/ui";
import { type ReactNode, useRef } from "react";

interface FormAndButtonProps extends PrescriptionFormProps {
  /** Called with the handle of the form when the button is pressed. */
  onPress: (form: PrescriptionFormHandle) => void;
  /** The label of the button. */
  children: ReactNode;
}

/** A form with a button of the page below it, which uses the form's handle. */
export function FormAndButton({ onPress, children, ...props }: FormAndButtonProps) {
  const form = useRef<PrescriptionFormHandle>(null);
  return (
    <>
      <PrescriptionForm {...props} ref={form} />
      <Button onClick={() => form.current && onPress(form.current)}>{children}</Button>
    </>
  );
}
