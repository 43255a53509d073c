import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { PRICE_LIST_LIMITS } from '@prostora/pricing';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { describeConditions, describeCounting } from '@prostora/strings/cs/price-list-rules.ts';
import { FieldErrorText } from '@prostora/ui/fields/field.tsx';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { ActionMenu } from '../../../components/action-menu/action-menu.tsx';
import { GripVertical } from '../../../components/portal-icons.ts';
import type { DraftRule } from '../draft.ts';
import { useEditor } from '../use-price-list-editor.ts';
import { RateToken, type Rate } from './rate-token.tsx';
import { RuleDetails } from './rule-details.tsx';
import styles from './sentences.module.css';
import { EligibilityToggle, GroupToggle } from './sentence-toggles.tsx';
import { PanelToken, TextToken } from './tokens.tsx';

const texts = priceListEditor.sentence;

export type RuleActions = {
  onMove: (index: number, by: -1 | 1) => void;
  onDuplicate: (index: number) => void;
  onRemove: (index: number) => void;
  onToggle: (code: string) => void;
  onRename: (index: number, code: string) => void;
};

type RuleRowProps = {
  rule: DraftRule;
  index: number;
  isNew: boolean;
  isOpen: boolean;
  actions: RuleActions;
};

/** Fields whose token stands in the sentence; problems of others mark the details. */
export const SENTENCE_FIELDS: readonly string[] = ['label', 'amount', 'percent', 'fraction', 'unit'];

const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase('cs') + text.slice(1);

function Conditions({
  rule,
  index,
  isOpen,
  onOpen,
}: {
  rule: DraftRule;
  index: number;
  isOpen: boolean;
  onOpen: () => void;
}): ReactNode {
  const { definition, errors, names } = useEditor();
  const normal = definition.rules[index];
  const conditions = normal ? describeConditions(normal, definition, names) : [];
  const invalid = Object.keys(errors).some((field) => field.startsWith(`rules.${index}.when.`));
  const token = {
    label: texts.conditions,
    expanded: isOpen,
    controls: `details-${rule.code}`,
    invalid,
    onOpen,
  };
  if (conditions.length === 0)
    return (
      <PanelToken {...token} quiet>
        {rule.kind === 'addon' ? texts.anytime : texts.always}
      </PanelToken>
    );
  return (
    <>
      {conditions.map((condition, position) => (
        <span key={condition}>
          {position > 0 && ', '}
          <PanelToken {...token}>{position === 0 ? capitalize(condition) : condition}</PanelToken>
        </span>
      ))}
      {': '}
    </>
  );
}

function Counting({
  rule,
  index,
  isOpen,
  onOpen,
}: {
  rule: DraftRule;
  index: number;
  isOpen: boolean;
  onOpen: () => void;
}): ReactNode {
  const { definition } = useEditor();
  const normal = definition.rules[index];
  // The section says whether the cheapest counts.
  const counting = normal ? describeCounting(normal, { ...definition, groups: [] }) : [];
  return counting.map((text) => (
    <span key={text}>
      ,{' '}
      <PanelToken label={texts.counting} expanded={isOpen} controls={`details-${rule.code}`} onOpen={onOpen}>
        {text}
      </PanelToken>
    </span>
  ));
}

/** A rule as a sentence of tokens, with its details below when open. */
export function RuleRow({ rule, index, isNew, isOpen, actions }: RuleRowProps): ReactNode {
  const { store, errors, warnings } = useEditor();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: rule.code });
  const [chosenRate, setChosenRate] = useState<Rate | null>(
    rule.kind === 'metered' && rule.amount === null && !isNew ? 'actual' : null,
  );
  const [isTouched, setTouched] = useState(!isNew);
  const path = `rules.${index}`;
  const all = Object.entries(errors).filter(([field]) => field.startsWith(`${path}.`));
  const shown = isTouched ? Object.fromEntries(all) : {};
  const messages = [...new Set(Object.values(shown))];
  const change = (update: (rule: DraftRule) => DraftRule): void =>
    store.change(`rule:${rule.code}`, (draft) => ({
      ...draft,
      rules: draft.rules.map((each, at) => (at === index ? update(each) : each)),
    }));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    actions.onMove(index, event.key === 'ArrowUp' ? -1 : 1);
  };
  const describedBy = `problem-${rule.code}`;
  const [before, after] = texts.verbs[rule.kind] ?? ['', ''];
  const toggle = (): void => actions.onToggle(rule.code);
  return (
    <li
      ref={setNodeRef}
      className={styles['row']}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-open={isOpen || undefined}
      data-dragging={isDragging || undefined}
      data-rule={rule.code}
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setTouched(true)}
    >
      <div className={styles['line']}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles['handle']}
          {...attributes}
          {...listeners}
          aria-label={texts.move(rule.label)}
        >
          <GripVertical aria-hidden />
        </button>
        <p className={styles['sentence']}>
          <Conditions rule={rule} index={index} isOpen={isOpen} onOpen={toggle} /> {before && `${before} `}
          <TextToken
            path={`${path}.label`}
            label={texts.name}
            invalid={`${path}.label` in shown}
            describedBy={describedBy}
            value={rule.label}
            maxLength={PRICE_LIST_LIMITS.label}
            onChange={(label) => change((each) => ({ ...each, label }))}
          />{' '}
          {after && `${after} `}
          <RateToken
            rule={rule}
            path={path}
            errors={shown}
            describedBy={describedBy}
            autoFocus={isNew}
            chosen={chosenRate}
            onChoose={setChosenRate}
            onChange={(next) => change(() => next)}
          />
          <Counting rule={rule} index={index} isOpen={isOpen} onOpen={toggle} />.{' '}
          <GroupToggle rule={rule} onGroup={(group) => change((each) => ({ ...each, group }))} />{' '}
          <EligibilityToggle rule={rule} />
        </p>
        <ActionMenu
          label={texts.more(rule.label)}
          items={[
            { label: texts.details, onChoose: toggle },
            { label: texts.up, onChoose: () => actions.onMove(index, -1) },
            { label: texts.down, onChoose: () => actions.onMove(index, 1) },
            { label: texts.duplicate, onChoose: () => actions.onDuplicate(index) },
            { label: texts.remove, danger: true, onChoose: () => actions.onRemove(index) },
          ]}
        />
      </div>
      {messages.length > 0 && <FieldErrorText id={describedBy}>{messages.join(' ')}</FieldErrorText>}
      {warnings
        .filter((warning) => warning.rule === rule.code)
        .map(({ message }) => (
          <p key={message} className={styles['warning']}>
            {message}
          </p>
        ))}
      {isOpen && (
        <RuleDetails
          rule={rule}
          index={index}
          hasProblem={all.some(([field]) => !SENTENCE_FIELDS.some((name) => field.endsWith(`.${name}`)))}
          onChange={change}
          onRename={(code) => actions.onRename(index, code)}
          onClose={toggle}
        />
      )}
    </li>
  );
}
