/** How a brand writes its name. */
export interface BrandStyle {
  readonly written: (name: string) => string;
  readonly weight: number;
  /** Between letters, in sizes of the type. */
  readonly tracked: number;
}

const plain: BrandStyle = { written: (name) => name, weight: 600, tracked: -0.015 };

const styles: Readonly<Record<string, BrandStyle>> = {
  Kropla: { written: (name) => name.toLowerCase(), weight: 600, tracked: -0.025 },
  Toń: { written: (name) => name.toUpperCase(), weight: 500, tracked: 0.14 },
  Nurt: { written: (name) => name.toLowerCase(), weight: 700, tracked: -0.03 },
  Perlica: { written: (name) => name, weight: 400, tracked: 0.02 },
  Malwa: { written: (name) => name.toUpperCase(), weight: 400, tracked: 0.24 },
  Zdroik: { written: (name) => name.toUpperCase(), weight: 600, tracked: 0.06 },
};

export const brandStyle = (brand: string): BrandStyle => styles[brand] ?? plain;
