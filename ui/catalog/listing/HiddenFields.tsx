export interface HiddenFieldsProps {
  /** The query parameters to keep, apart from the form's own fields; a name may occur more than once. */
  otherParameters: readonly (readonly [name: string, value: string])[];
}

/** Renders hidden fields for query parameters that a GET form would otherwise drop from the URL. */
export function HiddenFields({ otherParameters }: HiddenFieldsProps) {
  return otherParameters.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
