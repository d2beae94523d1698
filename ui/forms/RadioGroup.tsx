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
  if (!group) throw new Error(`Render <${part}> inside a <RadioGroup>.`);
  return group;
}

export interface RadioGroupProps {
  /** The question that the options answer. */
  legend: ReactNode;
  /** `hidden` where a heading above already asks the question. @default "visible" */
  legendDisplay?: "visible" | "hidden";
  /** The value of the chosen option; null if none is. */
  value: string | null;
  /** Called with the value of the option that the shopper chooses. */
  onChange: (value: string) => void;
  /** The field's name, for a form submitted without JavaScript. @default a generated name */
  name?: string;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
  /** Its `focus` moves to the chosen option or the first enabled one, so that a form can focus an invalid group. */
  ref?: Ref<{ focus: () => void }>;
  /** `RadioBox` elements. */
  children: ReactNode;
}

/** Renders the choice of one option out of a few that are worth comparing. */
export function RadioGroup({ legend, legendDisplay = "visible", error, ref, children, ...group }: RadioGroupProps) {
  const { value, onChange, name } = group;
  const id = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => (findInput(fieldset.current, "checked") ?? findInput(fieldset.current, "enabled"))?.focus(),
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

const findInput = (fieldset: HTMLFieldSetElement | null, state: "checked" | "enabled") =>
  fieldset?.querySelector<HTMLInputElement>(`input:${state}`);

/** Renders a bordered list of `Radio`s. Several boxes in one group divide the options visually. */
export function RadioBox({ children }: { children: ReactNode }) {
  const { refused } = useGroup("RadioBox");
  return <div className={styles.box({ state: refused ? "refused" : "usual" })}>{children}</div>;
}

export interface RadioProps {
  /** The value of the option, unique in its group. */
  value: string;
  /** The label of the option. */
  label: ReactNode;
  /** Content at the end of the row, such as a price; part of the accessible name. */
  end?: ReactNode;
  /** A second line. */
  description?: ReactNode;
  /** Shows the option, but it cannot be chosen. @default false */
  disabled?: boolean;
  /** What can be done so that a disabled option can be chosen, such as a button. */
  remedy?: ReactNode;
  /** What the option requires in addition, such as a code to type; shown while it is chosen. */
  children?: ReactNode;
}

/** Renders one option of a `RadioGroup`. */
export function Radio({ value, label, end, description, disabled = false, remedy, children }: RadioProps) {
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
      {disabled && isShown(remedy) && (
        // A disabled option has no focus, so that its remedy repeats its name and description to screen readers.
        <fieldset
          className={styles.detail}
          aria-labelledby={`${id}-label`}
          aria-describedby={has.description ? `${id}-description` : undefined}
        >
          {remedy}
        </fieldset>
      )}
      {chosen && isShown(children) && <div className={styles.detail}>{children}</div>}
    </div>
  );
}

/** Renders a text in place of the options: that they are loading, or why there are none. */
export function RadioNotice({ children }: { children: ReactNode }) {
  return <output className={styles.notice}>{children}</output>;
}

/**
 * Renders options that replace a `RadioNotice` once they have loaded, at least as high as it. Otherwise what is below would
 * move, and a button there could move away from under the pointer during a press, which is lost then.
 */
export function SteadyRadioBox({ children }: { children: ReactNode }) {
  return (
    <div className={styles.steady}>
      <RadioBox>{children}</RadioBox>
    </div>
  );
}
