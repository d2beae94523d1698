import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Checkbox } from "../forms/Checkbox.tsx";
import { Button } from "../primitives/Button.tsx";
import type { ConsentCategory } from "./consentCategory.ts";
import { KeptThings } from "./KeptThings.tsx";
import * as styles from "./CookieSettings.css.ts";

export interface CookieSettingsProps {
  categories: readonly ConsentCategory[];
  /** The codes of accepted categories; nothing is ticked in advance. */
  agreed: readonly string[];
  /** With the codes of all optional categories that are ticked. */
  onSave: (agreed: readonly string[]) => void;
  /** Where the categories stand among the page's headings. @default 3 */
  level?: 2 | 3;
}

/**
 * What may be kept in this browser, category by category, with what it is, who reads it and for how long. On the page about
 * cookies it changes the choice later; `CookieConsent` asks for it first.
 */
export function CookieSettings({ categories, agreed, onSave, level = 3 }: CookieSettingsProps) {
  const [ticked, setTicked] = useState(agreed);
  const [isSaved, setSaved] = useState(false);
  const Title = `h${level}` as const;
  const tick = (code: string, isTicked: boolean) => {
    setSaved(false);
    setTicked(isTicked ? [...ticked, code] : ticked.filter((each) => each !== code));
  };
  const save = () => {
    setSaved(true);
    onSave(categories.flatMap(({ code, need }) => (need === "optional" && ticked.includes(code) ? code : [])));
  };
  return (
    <div>
      <ul>
        {categories.map(({ code, name, text, need, things }) => (
          <li key={code} className={styles.category}>
            <Title className={styles.name}>
              {need === "necessary" ? (
                <>
                  {name}{" "}
                  <span className={styles.always}>
                    (<FormattedMessage id="ui.cookieSettings.always" />)
                  </span>
                </>
              ) : (
                <Checkbox checked={ticked.includes(code)} onChange={(event) => tick(code, event.target.checked)}>
                  {name}
                </Checkbox>
              )}
            </Title>
            <p className={styles.text}>{text}</p>
            {things.length > 0 && <KeptThings category={name} things={things} />}
          </li>
        ))}
      </ul>
      <div className={styles.save}>
        <Button variant="line" onClick={save}>
          <FormattedMessage id="ui.cookieSettings.save" />
        </Button>
        <p aria-live="polite">{isSaved && <FormattedMessage id="ui.cookieSettings.saved" />}</p>
      </div>
    </div>
  );
}
