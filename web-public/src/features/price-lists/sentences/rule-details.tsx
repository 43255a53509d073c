import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { Button } from '@prostora/ui';
import type { ReactNode } from 'react';
import type { DraftRule } from '../draft.ts';
import { useEditor } from '../use-price-list-editor.ts';
import { CountingFields } from './counting-fields.tsx';
import styles from './details.module.css';
import { ChoiceChips } from './choice-chips.tsx';
import { LengthConditions } from './length-conditions.tsx';
import { MoreConditions, OptionConditions, Purposes } from './more-conditions.tsx';
import { listPeriodOptions, toOptions, type DetailProps } from './detail-props.ts';

const texts = priceListEditor.conditions;

type RuleDetailsProps = {
  rule: DraftRule;
  index: number;
  /** Opens what has a problem. */
  hasProblem: boolean;
  onChange: (update: (rule: DraftRule) => DraftRule) => void;
  onRename: (code: string) => void;
  onClose: () => void;
};

/** Conditions and counting of a rule: first those that price lists usually have, the others folded. */
export function RuleDetails({
  rule,
  index,
  hasProblem,
  onChange,
  onRename,
  onClose,
}: RuleDetailsProps): ReactNode {
  const { state, errors } = useEditor();
  const { draft } = state;
  const details: DetailProps = {
    rule,
    index,
    hasProblem,
    errors,
    change: (values) => onChange((each) => ({ ...each, ...values })),
    changeWhen: (values) => onChange((each) => ({ ...each, when: { ...each.when, ...values } })),
    rename: onRename,
  };
  return (
    <div
      className={styles['details']}
      id={`details-${rule.code}`}
      role="group"
      aria-label={priceListEditor.sentence.details}
    >
      {draft.tariffs.length > 0 ? (
        <ChoiceChips
          label={texts.tariffs}
          options={toOptions(draft.tariffs)}
          values={rule.when.tariffs}
          error={errors[`rules.${index}.when.tariffs`]}
          onChange={(tariffs) => details.changeWhen({ tariffs })}
        />
      ) : (
        <p className={styles['hint']}>{texts.noTariffs}</p>
      )}
      <OptionConditions {...details} />
      <LengthConditions {...details} />
      <ChoiceChips
        label={texts.periods}
        options={listPeriodOptions(draft)}
        values={rule.when.periods}
        error={errors[`rules.${index}.when.periods`]}
        onChange={(periods) => details.changeWhen({ periods })}
      />
      <Purposes {...details} />
      <ChoiceChips
        label={texts.weekdays}
        options={texts.weekdayNames.map((label, day) => ({ value: day + 1, label }))}
        values={rule.when.weekdays}
        error={errors[`rules.${index}.when.weekdays`]}
        onChange={(weekdays) => details.changeWhen({ weekdays })}
      />
      <MoreConditions {...details} />
      <CountingFields {...details} />
      <div className={styles['foot']}>
        <Button size="sm" variant="dark" onClick={onClose}>
          {priceListEditor.sentence.close}
        </Button>
      </div>
    </div>
  );
}
