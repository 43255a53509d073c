import { adminSearch } from '@prostora/strings/cs/admin-search.ts';
import styles from './palette.module.css';

const { keys, forgetRecent } = adminSearch;
const ROWS = [
  ['↑ ↓', keys.move],
  ['Enter', keys.open],
  ['Ctrl Enter', keys.openNew],
  ['Esc', keys.close],
] as const;

/** Keyboard hints and the button that clears recent entries. */
export function PaletteKeys({ onClearRecent }: { onClearRecent: (() => void) | null }) {
  return (
    <div className={styles.foot}>
      <span className={styles.keys} aria-hidden>
        {ROWS.map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd>
            {does}
          </span>
        ))}
      </span>
      {onClearRecent && (
        <button type="button" className={styles.forget} onClick={onClearRecent}>
          {forgetRecent}
        </button>
      )}
    </div>
  );
}
