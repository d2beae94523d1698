import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Checkbox } from "../forms/Checkbox.tsx";
import { Button } from "../primitives/Button.tsx";
import type { ConsentCategory } from "./consentCategory.ts";
import { StoredItems } from "./StoredItems.tsx";
import * as styles from "./CookieSettings.css.ts";

export interface CookieSettingsProps {
  /** All categories, in display order. */
  categories: readonly ConsentCategory[];
  /** The codes of the accepted categories; a first-time visitor has none. Another list replaces what is ticked. */
  acceptedCategories: readonly string[];
  /** Called with the codes of all ticked optional categories. */
  onSave: (agreed: readonly string[]) => void;
  /** The heading level of the categories. @default 3 */
  level?: 2 | 3;
}

/**
 * Renders the consent categories, each with what it stores, who reads it and for how long. Changes the choice on the
 * cookie page; `CookieConsent` asks for it first.
 */
export function CookieSettings({ categories, acceptedCategories, onSave, level = 3 }: CookieSettingsProps) {
  const [ticked, setTicked] = useState(acceptedCategories);
  const [knownCategories, setKnownCategories] = useState(acceptedCategories);
  const [isSaved, setSaved] = useState(false);
  // The choice was read after the first render, or changed elsewhere.
  if (knownCategories !== acceptedCategories) {
    setKnownCategories(acceptedCategories);
    setTicked(acceptedCategories);
  }
  const Title = `h${level}` as const;
  const toggle = (code: string, isTicked: boolean) => {
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
        {categories.map(({ code, name, text, need, items }) => (
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
                <Checkbox checked={ticked.includes(code)} onChange={(event) => toggle(code, event.target.checked)}>
                  {name}
                </Checkbox>
              )}
            </Title>
            <p className={styles.text}>{text}</p>
            {items.length > 0 && <StoredItems category={name} items={items} />}
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
