import type { LayoutName } from '@prostora/contracts/space-layouts.ts';
import { formatNumber } from '@prostora/strings/format.ts';
import { layoutErrors, layoutNames, layoutsView as texts } from '@prostora/strings/cs/space-layouts.ts';
import { classNames } from '@prostora/ui/class-names.ts';
import { useId, useState, type ReactNode } from 'react';
import { LayoutIcon } from './layout-icon.tsx';
import styles from './layout-picker.module.css';

/** A layout without a capacity fits any number of guests. */
type OfferedLayout = { layout: LayoutName; capacity: number | null };

type LayoutPickerProps = {
  /** Id of the heading or label of the group. */
  labelledBy: string;
  /** The largest first. */
  layouts: readonly OfferedLayout[];
  value: LayoutName | '';
  guests: number | null;
  /** Label of no layout; missing where it cannot be chosen. */
  anyLabel?: string;
  error?: string | undefined;
  onChoose: (layout: LayoutName | '') => void;
};

/**
 * Layouts as pictograms, one of which is chosen. One that is too small for the guests can be pressed, but only
 * tells its capacity. The one that is chosen at first stands first; later choices do not move the tiles, so that
 * arrow keys reach all of them.
 */
export function LayoutPicker({
  labelledBy,
  layouts,
  value,
  guests,
  anyLabel,
  error,
  onChoose,
}: LayoutPickerProps): ReactNode {
  const [first] = useState(value);
  const [refused, setRefused] = useState<LayoutName | null>(null);
  const id = useId();
  const isTooSmall = ({ capacity }: OfferedLayout): boolean => capacity !== null && capacity < (guests ?? 0);
  const choose = (row: OfferedLayout): void => {
    setRefused(isTooSmall(row) ? row.layout : null);
    if (!isTooSmall(row)) onChoose(row.layout);
  };
  const explained = layouts.find(({ layout }) => layout === (refused ?? value));
  const problem = explained && isTooSmall(explained) ? layoutErrors.tooSmall(explained.capacity ?? 0) : error;
  const radio = (code: LayoutName | '', onChange: () => void): ReactNode => (
    <input
      type="radio"
      name={id}
      className={styles['input']}
      checked={value === code}
      aria-describedby={problem && (refused ?? value) === code ? `${id}-problem` : undefined}
      onChange={onChange}
    />
  );
  return (
    <>
      <div role="radiogroup" aria-labelledby={labelledBy} className={styles['tiles']}>
        {layouts
          .toSorted((one, other) => Number(other.layout === first) - Number(one.layout === first))
          .map((row) => (
            <label
              key={row.layout}
              className={classNames(styles['tile'], isTooSmall(row) && styles['small'])}
            >
              {radio(row.layout, () => choose(row))}
              <LayoutIcon layout={row.layout} />
              {row.capacity !== null && (
                <b>
                  {formatNumber(row.capacity)}
                  <span className="visually-hidden"> {texts.people(row.capacity)}, </span>
                </b>
              )}
              <span>{layoutNames[row.layout]}</span>
            </label>
          ))}
        {anyLabel !== undefined && (
          <label className={styles['tile']}>
            {radio('', () => {
              setRefused(null);
              onChoose('');
            })}
            <span>{anyLabel}</span>
          </label>
        )}
      </div>
      <p id={`${id}-problem`} className={styles['problem']} role="status">
        {problem}
      </p>
    </>
  );
}
