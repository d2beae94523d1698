import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { image, missing } from "./Image.css.ts";

/** A better format of a picture. */
export interface ImageSource {
  /** The media type of the format. */
  readonly type: "image/avif" | "image/webp";
  /** URLs with their widths or pixel densities, as in `srcset`. */
  readonly srcSet: string;
}

export interface ImageProps {
  /** The URL of a format that every browser can show. */
  src: string;
  /** URLs of the fallback format with widths or pixel densities, as in `srcset`. */
  srcSet?: string;
  /** Better formats, best first, if the server does not choose the format itself. */
  sources?: readonly ImageSource[];
  /** The rendered width for `srcSet`s with widths, as in the `sizes` attribute. */
  sizes?: string;
  /** The alternative text; empty if the text beside the picture has the same content. */
  alt: string;
  /** The width in pixels. Width and height reserve the space until the picture has loaded. */
  width: number;
  /** The height in pixels. */
  height: number;
  /** `cover` fills the space and crops the picture, `contain` shows all of it. @default "cover" */
  fit?: "cover" | "contain";
  /** `first` for pictures in the first view; all others load when they come near it. @default "lazy" */
  priority?: "first" | "lazy";
}

const none: readonly ImageSource[] = [];

/**
 * Renders a photograph. Its space is reserved before it loads, and if it cannot be loaded its alternative text is
 * shown.
 */
export function Image({ sources = none, fit = "cover", priority = "lazy", alt, width, height, ...urls }: ImageProps) {
  const [isMissing, setMissing] = useState(false);
  // Errors before hydration trigger no `onError`: a complete picture without pixels has failed.
  const detectFailure = (element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0) setMissing(true);
  };
  if (isMissing) return <Missing alt={alt} width={width} height={height} />;
  const loading = priority === "first" ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={urls.sizes} />
      ))}
      <img
        {...loading}
        ref={detectFailure}
        className={image({ fit })}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        sizes={urls.sizes}
        srcSet={urls.srcSet}
        src={urls.src}
        onError={() => setMissing(true)}
      />
    </picture>
  );
}

/** Renders the alternative text, in the size of the missing picture. */
function Missing({ alt, width, height }: Pick<ImageProps, "alt" | "width" | "height">) {
  return (
    <div className={missing}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} width={width} height={height} />
      <p>{alt || <FormattedMessage id="ui.image.missing" />}</p>
    </div>
  );
}
