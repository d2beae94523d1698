import { type ChangeEvent, type DragEvent, useCallback, useId, useRef, useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { FileText } from "../icons/FileText.ts";
import { Upload } from "../icons/Upload.ts";
import { X } from "../icons/X.ts";
import { formatMeasure } from "../primitives/formats.ts";
import { IconButton } from "../primitives/IconButton.tsx";
import { checkFile, type FileLimits, type FileProblem } from "../rules/file.ts";
import { FieldError, FieldHint, fieldAttributes, type FieldTexts } from "./Field.tsx";
import * as styles from "./FileUpload.css.ts";
import { isShown } from "./isShown.ts";

export interface FileUploadProps extends FieldTexts, FileLimits {
  /** What the types are called, for people: "JPEG, PNG, PDF". */
  typeNames: readonly string[];
  file: File | null;
  /** Only ever a file that the limits allow; null when it is taken away. */
  onChange: (file: File | null) => void;
  disabled?: boolean;
}

interface Refused {
  readonly name: string;
  readonly problem: FileProblem;
}

/**
 * A file, such as a photograph of a prescription: chosen, taken with a phone's camera, or dropped. One that cannot be
 * taken is refused with the reason, and the one before it stays. Sending it is the caller's.
 */
export function FileUpload(props: FileUploadProps) {
  const { label, mark, hint, error, typeNames, file, onChange, disabled = false, types, largest } = props;
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isOver, setOver] = useState(false);
  const limitsText = intl.formatMessage(
    { id: "ui.fileUpload.limits" },
    { types: intl.formatList(typeNames, { type: "disjunction" }), largest: fileSize(intl, largest) },
  );
  const wrong =
    refused && intl.formatMessage({ id: problemMessages[refused.problem] }, { name: refused.name, limits: limitsText });
  const texts = { hint: hint ?? limitsText, error: wrong ?? error };
  const { errorId, hintId, attributes } = fieldAttributes(id, texts);

  function offer(offered: File | undefined) {
    if (!offered) return;
    const checked = checkFile(offered, { types, largest });
    setRefused(checked.ok ? null : { name: offered.name, problem: checked.error });
    if (checked.ok) onChange(checked.value);
  }

  function onPick({ target }: ChangeEvent<HTMLInputElement>) {
    offer(target.files?.[0]);
    // The same file, mended meanwhile, can be chosen again.
    target.value = "";
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) offer(event.dataTransfer.files[0]);
  }

  function remove() {
    setRefused(null);
    onChange(null);
    input.current?.focus();
  }

  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label} {isShown(mark) && <small className={styles.mark}>{mark}</small>}
      </label>
      <div
        className={styles.zone({ state: isOver ? "over" : errorId ? "refused" : "usual" })}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          {...attributes}
          ref={input}
          type="file"
          className={styles.input}
          accept={types.join(",")}
          disabled={disabled}
          onChange={onPick}
        />
        <Upload className={styles.icon} />
        <span>
          <span className={styles.action}>
            <FormattedMessage id={file ? "ui.fileUpload.replace" : "ui.fileUpload.choose"} />
          </span>{" "}
          <FormattedMessage id="ui.fileUpload.drop" />
        </span>
      </div>
      {errorId && <FieldError id={errorId}>{texts.error}</FieldError>}
      {hintId && <FieldHint id={hintId}>{texts.hint}</FieldHint>}
      <output>{file && <Chosen file={file} onRemove={remove} />}</output>
    </div>
  );
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  const intl = useIntl();
  return (
    <div className={styles.chosen}>
      {file.type.startsWith("image/") ? <Preview file={file} /> : <FileText className={styles.icon} />}
      <span className={styles.name}>
        {file.name}
        <small className={styles.size}>{fileSize(intl, file.size)}</small>
      </span>
      <IconButton
        icon={X}
        label={intl.formatMessage({ id: "ui.fileUpload.remove" }, { name: file.name })}
        onClick={onRemove}
      />
    </div>
  );
}

function Preview({ file }: { file: File }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} className={styles.preview} alt="" />;
}

/** In the unit in which there are a few of them. */
function fileSize(intl: IntlShape, bytes: number): string {
  const [unit, size] = bytes < 1_000_000 ? (["kilobyte", 1000] as const) : (["megabyte", 1_000_000] as const);
  const rounded = bytes / size < 10 ? { maximumFractionDigits: 1 } : { maximumFractionDigits: 0 };
  return formatMeasure(intl, Math.max(bytes / size, 0.1), unit, rounded);
}

const problemMessages = {
  empty: "ui.fileUpload.empty",
  "wrong-type": "ui.fileUpload.wrongType",
  "too-large": "ui.fileUpload.tooLarge",
} as const satisfies Record<FileProblem, string>;
