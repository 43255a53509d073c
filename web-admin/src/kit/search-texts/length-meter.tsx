import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { measureLength, type MeasuredText } from './seo-measure.ts';
import styles from './search-texts.module.css';

const texts = adminSeo.length;

/** Length of a text relative to the limit of a search result: characters, pixels and a rating. */
export function LengthMeter({ kind, text }: { kind: MeasuredText; text: string }) {
  const { characters, width, limit, state } = measureLength(kind, text);
  return (
    <span className={styles.meter}>
      <span className={styles.track} aria-hidden>
        <span
          className={`${styles.fill} ${styles[state]}`}
          style={{ width: `${Math.min(width / limit, 1) * 100}%` }}
        />
      </span>
      <span className={styles.measure}>
        {texts.characters(characters)} · {texts.pixels(width, limit)} ·{' '}
        <b className={styles[state]}>{texts.states[state]}</b>
      </span>
    </span>
  );
}
