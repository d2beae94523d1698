export interface KeptFieldsProps {
  /** What the address says beside the fields of a form; a name may come more than once. */
  keep: readonly (readonly [name: string, value: string])[];
}

/** Keeps what an address says when a form makes a new one of it. */
export function KeptFields({ keep }: KeptFieldsProps) {
  return keep.map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
