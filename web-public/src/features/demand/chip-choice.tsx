import { Check, Chip } from '@prostora/ui';
import { useState, type ReactNode, type Ref } from 'react';
import styles from './demand-form.module.css';

type Option = { id: number; name: string; count: number };
type Props = {
  label: string;
  options: readonly Option[];
  chosen: readonly number[];
  onToggle: (id: number) => void;
  /** Number of options shown at first: those with the most spaces. */
  shortCount: number;
  all: (count: number) => string;
  fewer: string;
  describedBy?: string | undefined;
  firstRef?: Ref<HTMLButtonElement> | undefined;
  /** Additional chips at the end. */
  children?: ReactNode;
};

/** Group of toggle chips. Selected ones stay visible, and the order is stable. */
export function ChipChoice({
  label,
  options,
  chosen,
  onToggle,
  shortCount,
  all,
  fewer,
  describedBy,
  firstRef,
  children,
}: Props): ReactNode {
  const [showsAll, setShowsAll] = useState(false);
  const [mostCommonIds] = useState(
    () =>
      new Set(
        options
          .toSorted((one, other) => other.count - one.count)
          .slice(0, shortCount)
          .map(({ id }) => id),
      ),
  );
  const shown = showsAll ? options : options.filter(({ id }) => mostCommonIds.has(id) || chosen.includes(id));
  return (
    <div className={styles['chips']} role="group" aria-label={label} aria-describedby={describedBy}>
      {shown.map(({ id, name }, index) => (
        <Chip
          key={id}
          {...(index === 0 && firstRef && { ref: firstRef })}
          aria-pressed={chosen.includes(id)}
          icon={chosen.includes(id) ? <Check aria-hidden /> : undefined}
          onClick={() => onToggle(id)}
        >
          {name}
        </Chip>
      ))}
      {children}
      {options.length > shortCount && (
        <Chip aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? fewer : all(options.length)}
        </Chip>
      )}
    </div>
  );
}
