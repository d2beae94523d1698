import { type ReactNode, useEffect, useRef, useState } from "react";
import * as styles from "./BuyBar.css.ts";

export interface BuyBarProps {
  readonly name: string;
  readonly price: ReactNode;
  /** The button or link that buys the product. */
  readonly children: ReactNode;
}

/** The visible share of the button that counts as the whole one; heights are rounded. */
const wholeButton = 0.95;

/**
 * The main button of a product. On phones, it moves into a bar at the end of the window while its place is out of view.
 * It stays the same element, so that it keeps its focus, its state and its position in the focus order.
 */
export function BuyBar({ name, price, children }: BuyBarProps) {
  const place = useRef<HTMLDivElement>(null);
  // The height of the place of a floating button in pixels, so that nothing moves into it; null for one in its place.
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setHeight(entry.intersectionRatio < wholeButton ? entry.boundingClientRect.height : null);
      },
      { threshold: wholeButton },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const isFloating = height !== null;
  return (
    <div ref={place}>
      {isFloating && <div className={styles.room} style={{ blockSize: height }} />}
      <div className={isFloating ? styles.floating : undefined}>
        {isFloating && (
          // The page says both already.
          <div className={styles.about} aria-hidden="true">
            <span className={styles.name}>{name}</span>
            <span className={styles.price}>{price}</span>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
