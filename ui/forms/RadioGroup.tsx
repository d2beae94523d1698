import { createContext, use, useId, useImperativeHandle, useRef, type ReactNode, type Ref } from "react";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { fieldAttributes, FieldError } from "./Field.tsx";
import { isShown } from "./isShown.ts";
import * as styles from "./RadioGroup.css.ts";

interface Group {
  readonly name: string;
  readonly value: string | null;
  readonly refused: boolean;
  readonly onChange: (value: string) => void;
}

const GroupContext = createContext<Group | null>(null);

function useGroup(part: string): Group {
  const group = use(GroupContext);
  if (!group) throw new Error(`${part} must be inside RadioGroup`);
  return group;
}

export interface RadioGroupProps {
  /** The question that the choices answer. */
  legend: ReactNode;
  /** `hidden` where a heading just above asks the question already. @default "visible" */
  legendDisplay?: "visible" | "hidden";
  /** What is chosen; null while nothing is. */
  value: string | null;
  onChange: (value: string) => void;
  /** The name in a form that is sent without script. */
  name?: string;
  /** What is wrong and what to do about it. */
  error?: ReactNode;
  /** Focus goes to the choice, so that a form can lead to what it refused. */
  ref?: Ref<{ focus: () => void }>;
  /** `RadioBox`es. */
  children: ReactNode;
}

/** One choice out of a few that are worth reading side by side; arrow keys move, as everywhere. */
export function RadioGroup({ legend, legendDisplay = "visible", error, ref, children, ...group }: RadioGroupProps) {
  const { value, onChange, name } = group;
  const id = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => (choiceIn(fieldset.current, "checked") ?? choiceIn(fieldset.current, "enabled"))?.focus(),
  }));
  const { errorId, attributes } = fieldAttributes(id, { error });
  return (
    <fieldset ref={fieldset} role="radiogroup" {...attributes}>
      <legend className={legendDisplay === "visible" ? styles.legend : undefined}>
        {legendDisplay === "visible" ? legend : <VisuallyHidden>{legend}</VisuallyHidden>}
      </legend>
      <GroupContext value={{ name: name ?? id, value, refused: errorId !== undefined, onChange }}>
        {children}
      </GroupContext>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

const choiceIn = (fieldset: HTMLFieldSetElement | null, state: "checked" | "enabled") =>
  fieldset?.querySelector<HTMLInputElement>(`input:${state}`);

/** A bordered list of `Radio`s; several in one group set the choices apart without asking twice. */
export function RadioBox({ children }: { children: ReactNode }) {
  const { refused } = useGroup("RadioBox");
  return <div className={styles.box({ state: refused ? "refused" : "usual" })}>{children}</div>;
}

export interface RadioProps {
  value: string;
  label: ReactNode;
  /** At the end of the row, part of the name that is read out: a price, a mark. */
  end?: ReactNode;
  /** A second line. */
  description?: ReactNode;
  disabled?: boolean;
  /** What choosing it calls for, such as a code to type; shown while it is chosen. */
  children?: ReactNode;
}

/** One choice of a `RadioGroup`. */
export function Radio({ value, label, end, description, disabled = false, children }: RadioProps) {
  const group = useGroup("Radio");
  const id = useId();
  const chosen = group.value === value;
  const has = { end: isShown(end), description: isShown(description) };
  return (
    <div className={styles.row}>
      <input
        id={id}
        type="radio"
        className={styles.input}
        name={group.name}
        value={value}
        checked={chosen}
        disabled={disabled}
        onChange={() => group.onChange(value)}
        aria-labelledby={has.end ? `${id}-label ${id}-end` : `${id}-label`}
        aria-describedby={has.description ? `${id}-description` : undefined}
      />
      <label id={`${id}-label`} htmlFor={id} className={styles.title}>
        {label}
      </label>
      {has.end && (
        <span id={`${id}-end`} className={styles.end}>
          {end}
        </span>
      )}
      {has.description && (
        <span id={`${id}-description`} className={styles.description}>
          {description}
        </span>
      )}
      {chosen && isShown(children) && <div className={styles.detail}>{children}</div>}
    </div>
  );
}

/** Stands where the choices would be: why there are none, or that they are on their way. */
export function RadioNotice({ children }: { children: ReactNode }) {
  return <output className={styles.notice}>{children}</output>;
}
