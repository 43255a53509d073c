import { Radio } from 'antd';
import { GitMerge } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { formatValue } from '../audit/difference-list.tsx';
import type { FieldConflict, MergeResult } from './form-values.ts';
import styles from './form-conflict.module.css';

const texts = adminKit.conflict;

type ValueFormatters = Readonly<Record<string, ((value: unknown) => ReactNode) | undefined>>;
type FormConflictProps = {
  mergeResult: MergeResult;
  /** Name of the form. */ name: string;
  labels: Readonly<Record<string, string | undefined>>;
  formatters: ValueFormatters;
  onChoose: (path: string, value: unknown) => void;
};

/** Result of a three-way merge after a concurrent save: merged changes, and conflicts to resolve. */
export default function FormConflict({
  mergeResult: { taken, conflicts },
  name,
  labels,
  formatters,
  onChoose,
}: FormConflictProps) {
  const getLabel = (path: string): string => labels[path] ?? findRenderedLabel(name, path) ?? path;
  const renderValue = (path: string, value: unknown): ReactNode =>
    formatters[path]?.(value) ?? formatValue(value);
  return (
    <div className={styles.panel} role="alert">
      <h3 className={styles.title}>
        <GitMerge className="lucide" aria-hidden />
        {texts.title}
      </h3>
      <p>{conflicts.length > 0 ? texts.choose : texts.merged}</p>
      {conflicts.map((conflict) => (
        <Choice
          key={`${conflict.path} ${JSON.stringify(conflict.theirs)}`}
          conflict={conflict}
          label={getLabel(conflict.path)}
          renderValue={renderValue}
          onChoose={onChoose}
        />
      ))}
      {taken.length > 0 && (
        <>
          <h4 className={styles.subtitle}>{texts.taken}</h4>
          <dl className={styles.taken}>
            {taken.map(({ path, before, theirs }) => (
              <div key={path}>
                <dt>{getLabel(path)}</dt>
                <dd>
                  <del>{renderValue(path, before)}</del> <ins>{renderValue(path, theirs)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

/** Label text of a rendered form field. */
const findRenderedLabel = (form: string, path: string): string | undefined => {
  const field = document.getElementById(`${form}_${path.replaceAll('.', '_')}`);
  return (field as Partial<HTMLInputElement> | null)?.labels?.[0]?.textContent ?? undefined;
};

type ChoiceProps = {
  conflict: FieldConflict;
  label: string;
  renderValue: (path: string, value: unknown) => ReactNode;
  onChoose: (path: string, value: unknown) => void;
};

/** A field changed on both sides; the operator's value is selected first. */
function Choice({ conflict: { path, mine, theirs }, label, renderValue, onChoose }: ChoiceProps) {
  const [side, setSide] = useState<'mine' | 'theirs'>('mine');
  const id = useId();
  const change = (next: 'mine' | 'theirs'): void => {
    setSide(next);
    onChoose(path, next === 'mine' ? mine : theirs);
  };
  return (
    <div className={styles.choice}>
      <div id={id} className={styles.field}>
        {label}
      </div>
      <Radio.Group
        aria-labelledby={id}
        className={styles.sides ?? ''}
        name={`${id}-side`}
        value={side}
        onChange={({ target }) => change(target.value as 'mine' | 'theirs')}
      >
        <Radio value="mine">
          <b>{texts.mine}</b> <span className={styles.value}>{renderValue(path, mine)}</span>
        </Radio>
        <Radio value="theirs">
          <b>{texts.theirs}</b> <span className={styles.value}>{renderValue(path, theirs)}</span>
        </Radio>
      </Radio.Group>
    </div>
  );
}
