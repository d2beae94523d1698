import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { image, missing } from "./Image.css.ts";

export interface ImageSource {
  readonly type: "image/avif" | "image/webp";
  /** Addresses with their widths or densities, as in `srcset`. */
  readonly srcSet: string;
}

export interface ImageProps {
  /** What every browser can show. */
  src: string;
  srcSet?: string;
  /** What is wanted rather, the best first, where the server does not choose by itself. */
  sources?: readonly ImageSource[];
  /** How wide it is on the page, for `srcSet`s with widths. */
  sizes?: string;
  /** What is seen; empty where the words beside it say it. */
  alt: string;
  /** In pixels: their proportion keeps the room free until the picture comes. */
  width: number;
  height: number;
  /** `cover` fills its room and is cut, `contain` is seen whole. @default "cover" */
  fit?: "cover" | "contain";
  /** Whether it is among what is seen first; all others are loaded when they come near. @default "lazy" */
  priority?: "first" | "lazy";
}

const none: readonly ImageSource[] = [];

/** A photograph. Its room is kept from the beginning, and where it cannot be had its words stand there. */
export function Image({
  sources = none,
  fit = "cover",
  priority = "lazy",
  alt,
  width,
  height,
  ...addresses
}: ImageProps) {
  const [isMissing, setMissing] = useState(false);
  // Errors before hydration were not observed: a completed picture without pixels has failed.
  const look = (element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0) setMissing(true);
  };
  if (isMissing) return <Missing alt={alt} width={width} height={height} />;
  const loading = priority === "first" ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={addresses.sizes} />
      ))}
      <img
        {...loading}
        ref={look}
        className={image({ fit })}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        sizes={addresses.sizes}
        srcSet={addresses.srcSet}
        src={addresses.src}
        onError={() => setMissing(true)}
      />
    </picture>
  );
}

/** As large as the picture would have been. */
function Missing({ alt, width, height }: Pick<ImageProps, "alt" | "width" | "height">) {
  return (
    <div className={missing}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} width={width} height={height} />
      <p>{alt || <FormattedMessage id="ui.image.missing" />}</p>
    </div>
  );
}
