import { CopyButton } from "./CopyButton.tsx";
import { edgeSample, inkOf, onGround, pairSample, samples } from "./samples.css.ts";
import {
  facts,
  list,
  muted,
  name,
  pairs,
  row,
  rowWithoutSample,
  sample,
  sampleOpen,
  sampleWide,
} from "./TokenList.css.ts";
import { pairsOf, type TokenRow, tokenRows } from "./tokenRows.ts";
import { useRoot } from "./useRoot.ts";

export interface TokenListProps {
  /** The name of a group in `tokens.json`. */
  group: string;
}

const sampleTexts: Readonly<Record<string, string>> = {
  text: "Okulary progresywne 349,00 zł",
  weight: "Prüfstärke 250",
  family: "Źrenice, Größe",
  leading: "Two lines, to see how far apart they lie.",
};

const frames: Readonly<Record<string, string>> = {
  text: sampleWide,
  layout: sampleWide,
  shadow: `${sample} ${sampleOpen}`,
};

const camelCase = (role: string) => role.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The minimum contrast of text. Lower minimums apply to the edges of controls and focus rings. */
const textMinimum = 4.5;
const ratioText = (ratio: number) => `${ratio.toFixed(1)} : 1`;

/** The contrast of a colour with each background that it is used on, and the required minimum. */
function Contrast({ role }: { role: string }) {
  const { brand, theme } = useRoot();
  const inks: Readonly<Record<string, string>> = inkOf;
  const grounds: Readonly<Record<string, string>> = onGround;
  return (
    <ul className={pairs}>
      {pairsOf(role, brand, theme).map(({ ground, ratio, minimum }) => (
        <li key={ground}>
          <span
            className={`${minimum < textMinimum ? edgeSample : pairSample} ${inks[camelCase(role)]} ${grounds[camelCase(ground)]}`}
          >
            {minimum >= textMinimum && ratioText(ratio)}
          </span>{" "}
          {minimum < textMinimum && ratioText(ratio)} on {ground}, needs {minimum}
        </li>
      ))}
    </ul>
  );
}

function Row({ group, token }: { group: string; token: TokenRow }) {
  const look = samples[group]?.[token.key];
  return (
    <li className={look && frames[group] !== sampleWide ? row : rowWithoutSample}>
      {look && (
        <div className={frames[group] ?? sample}>
          <div className={look}>{sampleTexts[group]}</div>
        </div>
      )}
      <div>
        <div className={name}>
          {group}.{token.name}
        </div>
        {token.description && <div className={muted}>{token.description}</div>}
      </div>
      <div className={facts}>
        <div>{token.value}</div>
        {token.primitive && <div className={muted}>{token.primitive}</div>}
        {token.exceptions.map(({ on, value }) => (
          <div key={on} className={muted}>
            {on}: {value}
          </div>
        ))}
        {group === "color" && <Contrast role={token.name} />}
      </div>
      <CopyButton text={/^\d/.test(token.key) ? `vars.${group}["${token.key}"]` : `vars.${group}.${token.key}`} />
    </li>
  );
}

/** The tokens of a group in the current theme and brand: a sample, the value, and the primitive behind it. */
export function TokenList({ group }: TokenListProps) {
  const { brand, theme } = useRoot();
  return (
    <ul className={list}>
      {tokenRows(group, brand, theme).map((token) => (
        <Row key={token.name} group={group} token={token} />
      ))}
    </ul>
  );
}
