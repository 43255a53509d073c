import type { PriceRuleCovers, VatItem } from '@prostora/api-client';
import { HOUR_MINUTES } from '@prostora/contracts';
import { parseDurationMinutes } from '@prostora/contracts/parse-duration.ts';
import { SPLIT_UNITS, STEP_UNITS } from '@prostora/pricing';
import { formatMinutes } from '@prostora/strings/format-minutes.ts';
import { priceListErrors } from '@prostora/strings/cs/price-list.ts';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { CheckField, SelectField, TextField } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { createCode, GROUPED_KINDS, setGroupChoice, type Draft, type DraftRule } from '../draft.ts';
import { getGroupMode } from '../group-mode.ts';
import { useEditor } from '../use-price-list-editor.ts';
import { ChoiceChips } from './choice-chips.tsx';
import type { DetailProps } from './detail-props.ts';
import styles from './details.module.css';
import { NumberField } from './number-field.tsx';
import { toFieldId } from './tokens.tsx';

const texts = priceListEditor.counting;
const NEW_GROUP = ':new';

/** Items that a percentage is taken from; a surcharge of earlier surcharges only. */
const listItems = ({ rules }: Draft, { kind }: DraftRule, index: number): DraftRule[] =>
  rules.filter(
    (rule, at) =>
      ['base', 'mandatory', 'addon'].includes(rule.kind) ||
      (rule.kind === 'surcharge' && at !== index && (kind !== 'surcharge' || at < index)),
  );

/** Group of the rule, and which of its rules counts. */
function GroupFields({ rule, index, errors, change }: DetailProps): ReactNode {
  const { store, state } = useEditor();
  const { draft } = state;
  const codes = [...new Set(draft.rules.flatMap(({ group }) => group ?? []))];
  const isChosenAbove = GROUPED_KINDS.includes(rule.kind) && getGroupMode(draft, rule.kind) !== 'groups';
  const at = draft.groups.findIndex(({ code }) => code === rule.group);
  const choose = (group: string): void =>
    change({
      group: group === '' ? null : group === NEW_GROUP ? createCode(rule.label, codes) : group,
    });
  return (
    <>
      <SelectField
        id={toFieldId(`rules.${index}.group`)}
        label={texts.group}
        hint={texts.groupHint}
        value={rule.group ?? ''}
        error={errors[`rules.${index}.group`]}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{texts.groupNone}</option>
        {codes.map((code) => (
          <option key={code} value={code}>
            {texts.groupNames(code)}
          </option>
        ))}
        <option value={NEW_GROUP}>{texts.groupNew}</option>
      </SelectField>
      {rule.group !== null && rule.kind !== 'discount' && !isChosenAbove && (
        <SelectField
          label={texts.choose}
          value={draft.groups[at]?.choose ?? 'first'}
          error={errors[`groups.${at}.choose`]}
          onChange={({ target }) =>
            store.change(`group:${rule.group}`, (each) =>
              setGroupChoice(each, rule.group ?? '', target.value as 'first' | 'cheapest'),
            )
          }
        >
          <option value="first">{priceListEditor.choose.first}</option>
          <option value="cheapest">{priceListEditor.choose.cheapest}</option>
        </SelectField>
      )}
    </>
  );
}

/** The code is changed where the rule is named once it is written; that of another rule is refused. */
function CodeField({ rule, index, errors, rename }: DetailProps): ReactNode {
  const { state } = useEditor();
  const [typed, setTyped] = useState(rule.code);
  const code = typed.trim();
  const isTaken = code !== rule.code && state.draft.rules.some((other) => other.code === code);
  return (
    <TextField
      id={toFieldId(`rules.${index}.code`)}
      label={texts.code}
      value={typed}
      error={isTaken ? priceListErrors.DUPLICATE_CODE : errors[`rules.${index}.code`]}
      autoCapitalize="off"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => code !== rule.code && !isTaken && rename(code)}
    />
  );
}

const toHours = (minutes: number | null): number | null =>
  minutes === null ? null : Math.round((minutes / HOUR_MINUTES) * 10_000) / 10_000;
/** Hours are written as a length: „1 h 20 min“ is 1.3333. */
const HOURS_FORMAT = {
  inputMode: 'text',
  parse: (text: string) => toHours(parseDurationMinutes(text)),
  format: (hours: number) => formatMinutes(Math.round(hours * HOUR_MINUTES)),
} as const;

/** How a rule is counted, taxed and returned. */
export function CountingFields(props: DetailProps): ReactNode {
  const { rule, index, hasProblem, errors, change } = props;
  const { state } = useEditor();
  const path = `rules.${index}`;
  const isRelative = rule.kind === 'surcharge' || rule.kind === 'discount';
  const items = listItems(state.draft, rule, index);
  const includes = (units: readonly string[]): boolean => rule.unit !== null && units.includes(rule.unit);
  const number = (
    field: 'min_units' | 'free_units' | 'step_minutes',
    label: string,
    none: number,
  ): ReactNode => (
    <NumberField
      id={toFieldId(`${path}.${field}`)}
      label={label}
      value={rule[field] === none ? null : rule[field]}
      error={errors[`${path}.${field}`]}
      {...(field !== 'step_minutes' && rule.unit === 'hour' && HOURS_FORMAT)}
      onChange={(value) => change({ [field]: value ?? none })}
    />
  );
  const check = (field: 'split' | 'refundable' | 'up_to' | 'minus_total', label: string): ReactNode => (
    <CheckField
      id={toFieldId(`${path}.${field}`)}
      label={label}
      checked={rule[field]}
      error={errors[`${path}.${field}`]}
      onChange={({ target }) => change({ [field]: target.checked })}
    />
  );
  return (
    <details className={styles['more']} open={hasProblem}>
      <summary>{texts.title}</summary>
      <div className={styles['fields']}>
        {isRelative && items.length > 0 && (
          <ChoiceChips
            label={texts.appliesTo}
            hint={texts.appliesToHint}
            options={items.map(({ code, label }) => ({ value: code, label }))}
            values={rule.applies_to}
            error={errors[`${path}.applies_to`]}
            onChange={(values) => change({ applies_to: values })}
          />
        )}
        <div className={styles['grid']}>
          {rule.unit !== null && number('min_units', texts.minUnits, 0)}
          {rule.unit !== null && number('free_units', texts.freeUnits, 0)}
          {(includes(STEP_UNITS) || rule.step_minutes !== 1) && number('step_minutes', texts.stepMinutes, 1)}
          <NumberField
            id={toFieldId(`${path}.cap`)}
            label={texts.cap}
            value={rule.cap}
            error={errors[`${path}.cap`]}
            onChange={(cap) => change({ cap })}
          />
          <SelectField
            id={toFieldId(`${path}.covers`)}
            label={texts.covers}
            value={rule.covers}
            onChange={({ target }) => change({ covers: target.value as PriceRuleCovers })}
          >
            {Object.entries(texts.coversNames).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <GroupFields {...props} />
          <SelectField
            id={toFieldId(`${path}.vat_item`)}
            label={texts.vatItem}
            value={rule.vat_item}
            onChange={({ target }) => change({ vat_item: target.value as VatItem })}
          >
            {Object.entries(texts.vatNames).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <CodeField {...props} />
        </div>
        {(includes(SPLIT_UNITS) || rule.split) && check('split', texts.split)}
        {check('refundable', texts.refundable)}
        {rule.kind === 'deposit' && check('up_to', texts.upTo)}
        {rule.kind === 'deposit' && check('minus_total', texts.minusTotal)}
      </div>
    </details>
  );
}
