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
  /** The readable names of the allowed types, such as "JPEG", "PNG", "PDF". */
  typeNames: readonly string[];
  /** The chosen file; null if none is. */
  file: File | null;
  /** Called with a file within the limits, or null when it is removed. */
  onChange: (file: File | null) => void;
  /** Disables choosing and dropping. @default false */
  disabled?: boolean;
}

interface RefusedFile {
  readonly name: string;
  readonly problem: FileProblem;
}

/**
 * Renders a file field: choose, photograph with a phone, or drop. A file outside the limits is refused with the reason,
 * and the previous one stays. The caller uploads the file.
 */
export function FileUpload(props: FileUploadProps) {
  const { label, mark, hint, error, typeNames, file, onChange, disabled = false, types, largest } = props;
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const limitsText = intl.formatMessage(
    { id: "ui.fileUpload.limits" },
    { types: intl.formatList(typeNames, { type: "disjunction" }), largest: formatFileSize(intl, largest) },
  );
  const refusedText =
    refused && intl.formatMessage({ id: problemMessages[refused.problem] }, { name: refused.name, limits: limitsText });
  const texts = { hint: hint ?? limitsText, error: refusedText ?? error };
  const { errorId, hintId, attributes } = fieldAttributes(id, texts);

  function handleFile(candidate: File | undefined) {
    if (!candidate) return;
    const checked = checkFile(candidate, { types, largest });
    setRefused(checked.ok ? null : { name: candidate.name, problem: checked.error });
    if (checked.ok) onChange(checked.value);
  }

  function onPick({ target }: ChangeEvent<HTMLInputElement>) {
    handleFile(target.files?.[0]);
    // Without this, choosing the same file again after fixing it would fire no event.
    target.value = "";
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setDraggedOver(false);
    if (!disabled) handleFile(event.dataTransfer.files[0]);
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
        className={styles.zone({ state: isDraggedOver ? "over" : errorId ? "refused" : "usual" })}
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(!disabled);
        }}
        onDragLeave={() => setDraggedOver(false)}
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
      <output>{file && <ChosenFile file={file} onRemove={remove} />}</output>
    </div>
  );
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const intl = useIntl();
  return (
    <div className={styles.chosen}>
      {file.type.startsWith("image/") ? <Preview file={file} /> : <FileText className={styles.icon} />}
      <span className={styles.name}>
        {file.name}
        <small className={styles.size}>{formatFileSize(intl, file.size)}</small>
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
  const showPreview = useCallback(
    (picture: HTMLImageElement) => {
      // Shops may forbid pictures at `blob:` addresses (Content-Security-Policy: img-src).
      const reader = new FileReader();
      reader.addEventListener("load", () => {
        picture.src = String(reader.result);
      });
      reader.readAsDataURL(file);
      return () => reader.abort();
    },
    [file],
  );
  return <img ref={showPreview} className={styles.preview} alt="" />;
}

/** Formats a size in kB below one MB, in MB above. */
function formatFileSize(intl: IntlShape, bytes: number): string {
  const [unit, size] = bytes < 1_000_000 ? (["kilobyte", 1000] as const) : (["megabyte", 1_000_000] as const);
  const rounded = bytes / size < 10 ? { maximumFractionDigits: 1 } : { maximumFractionDigits: 0 };
  return formatMeasure(intl, Math.max(bytes / size, 0.1), unit, rounded);
}

const problemMessages = {
  empty: "ui.fileUpload.empty",
  "wrong-type": "ui.fileUpload.wrongType",
  "too-large": "ui.fileUpload.tooLarge",
} as const satisfies Record<FileProblem, string>;
