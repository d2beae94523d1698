/** What the guide says, in one language. */
export interface PupilGuideTexts {
  title: string;
  lead: string;
  /** What is done, one after another. */
  steps: readonly string[];
  /** The rule, and a case of it. */
  rule: string;
  example: string;
  /** What the result is worth. */
  caution: string;
  /** Below the outline of the card. */
  card: string;
}

export interface PupilGuideProps {
  texts: PupilGuideTexts;
  locale: string;
}

/** In mm: a sheet of A4, and a card by ISO/IEC 7810 (ID-1). */
const sheet = { width: 210, height: 297 };
const card = { width: 85.6, height: 53.98 };
const margin = 22;
const font = "'Helvetica Neue',Arial,'Liberation Sans',sans-serif";
const lettersInLine = 88;

/** SVG breaks no lines. */
function linesOf(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lettersInLine) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

interface ParagraphProps {
  text: string;
  x: number;
  y: number;
}

const leading = 6;

const Paragraph = ({ text, x, y }: ParagraphProps) => (
  <text x={x} y={y} fontSize="4.1" fill="#171b18">
    {linesOf(text).map((line, index) => (
      <tspan key={line} x={x} dy={index === 0 ? 0 : leading}>
        {line}
      </tspan>
    ))}
  </text>
);

/** Where each paragraph begins, below the one before. */
function placesOf(paragraphs: readonly string[], from: number): readonly number[] {
  const places = [from];
  for (const text of paragraphs) places.push((places.at(-1) ?? from) + linesOf(text).length * leading + 3);
  return places;
}

/** How the distance of the pupils is measured with a bank card: a sheet to print at its true size. */
export function PupilGuide({ texts, locale }: PupilGuideProps) {
  const { title, lead, steps, rule, example, caution } = texts;
  const [leadAt = 0, stepsAt = 0] = placesOf([lead], 46);
  const stepPlaces = placesOf(steps, stepsAt);
  const rulePlaces = placesOf([rule, example, caution], stepPlaces.at(-1) ?? stepsAt);
  const [ruleAt = 0, exampleAt = 0, cautionAt = 0, cardAt = 0] = rulePlaces;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={`${sheet.width}mm`}
      height={`${sheet.height}mm`}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      fontFamily={font}
      lang={locale}
    >
      <title>{title}</title>
      <rect width={sheet.width} height={sheet.height} fill="#fff" />
      <text x={margin} y="32" fontSize="8.4" fontWeight="600" fill="#0d5144">
        {title}
      </text>
      <Paragraph text={lead} x={margin} y={leadAt} />
      {steps.map((step, index) => (
        <g key={step}>
          <text x={margin} y={stepPlaces[index]} fontSize="4.1" fontWeight="600" fill="#0d5144">
            {index + 1}
          </text>
          <Paragraph text={step} x={margin + 7} y={stepPlaces[index] ?? 0} />
        </g>
      ))}
      <text x={margin} y={ruleAt} fontSize="5" fontWeight="600" fill="#171b18">
        {rule}
      </text>
      <Paragraph text={example} x={margin} y={exampleAt} />
      <Paragraph text={caution} x={margin} y={cautionAt} />
      <CardOutline y={cardAt + 4} caption={texts.card} />
    </svg>
  );
}

/** A card at its true size, with its width above it. */
const CardOutline = ({ y, caption }: { readonly y: number; readonly caption: string }) => (
  <g transform={`translate(${(sheet.width - card.width) / 2} ${y})`}>
    <path d={`M0 5v-3M${card.width} 5v-3M0 3.5h${card.width}`} fill="none" stroke="#171b18" strokeWidth=".25" />
    <text x={card.width / 2} y="1" fontSize="3.4" textAnchor="middle" fill="#171b18">
      85,60 mm
    </text>
    <rect
      y="7"
      width={card.width}
      height={card.height}
      rx="3.18"
      fill="none"
      stroke="#171b18"
      strokeWidth=".35"
      strokeDasharray="2 1.2"
    />
    <text x={card.width / 2} y={card.height / 2 + 8} fontSize="3.4" textAnchor="middle" fill="#575d58">
      {caption}
    </text>
  </g>
);
