import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { useEffect, type ReactNode } from 'react';
import type { Draft } from './draft.ts';
import styles from './editor.module.css';
import { findRuleRow } from './sentences/sections.ts';
import { toFieldId } from './sentences/tokens.tsx';
import { useEditor } from './use-price-list-editor.ts';

const texts = priceListEditor.publish;

/** Where a problem is: the sentence by its position and label, a setting by its title. */
function describePlace(field: string, draft: Draft): string {
  const [list = '', position = ''] = field.split('.');
  const rule = list === 'rules' ? draft.rules[Number(position)] : undefined;
  if (rule) return texts.sentence(Number(position) + 1, rule.label);
  const settings: Readonly<Record<string, string>> = {
    rules: priceListEditor.sections.base.title,
    name: priceListEditor.head.name,
    spaces: priceListEditor.settings.scope.title,
    tariffs: priceListEditor.settings.tariffs.title,
    options: priceListEditor.settings.options.title,
    periods: priceListEditor.settings.periods.title,
    groups: priceListEditor.choose.base.label,
    day_start: priceListEditor.settings.vat.dayStart,
  };
  return settings[list] ?? field;
}

type ProblemListProps = { onShow: (field: string) => void; onSolved: () => void };

/** What prevents the publication; a press leads to the field. */
export function ProblemList({ onShow, onSolved }: ProblemListProps): ReactNode {
  const { state, errors } = useEditor();
  const { draft } = state;
  const problems = [
    ...Object.entries(errors),
    ...(draft.spaces.length === 0 ? [['spaces', texts.noSpaces] as const] : []),
  ];
  const isSolved = problems.length === 0;
  useEffect(() => {
    if (isSolved) onSolved();
  }, [isSolved, onSolved]);
  const show = (field: string): void => {
    onShow(field);
    requestAnimationFrame(() => {
      const [list, position] = field.split('.');
      const row = list === 'rules' && draft.rules[Number(position)]?.code;
      const target =
        document.querySelector<HTMLElement>(`#${toFieldId(field)}`) ??
        (row ? findRuleRow(row)?.querySelector<HTMLElement>('input') : null);
      target?.closest('details')?.setAttribute('open', '');
      target?.focus();
    });
  };
  if (isSolved) return null;
  return (
    <div className={styles['problems']} role="alert">
      <b>{texts.blocked}</b>
      <ul>
        {problems.map(([field, message]) => (
          <li key={field}>
            {describePlace(field, draft)}: {message}{' '}
            <button type="button" className="text-link" onClick={() => show(field)}>
              {texts.show}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
