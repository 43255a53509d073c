import type { PriceRuleKind } from '@prostora/api-client';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { FieldErrorText } from '@prostora/ui/fields/field.tsx';
import { Plus } from '@prostora/ui/page-icons.ts';
import { useState, type ReactNode } from 'react';
import {
  createRule,
  duplicateRule,
  GROUPED_KINDS,
  listCodes,
  moveRule,
  removeRule,
  renameRule,
} from '../draft.ts';
import { renameAddon } from '../bookings/typical-bookings.ts';
import { findSharedGroup } from '../group-mode.ts';
import { useEditor } from '../use-price-list-editor.ts';
import { GroupChoice } from './group-choice.tsx';
import { RuleRow, type RuleActions } from './rule-row.tsx';
import { findRuleRow, listSectionRules, SECTIONS, type IndexedRule, type SectionName } from './sections.ts';
import styles from './sentences.module.css';
import { SortableRules } from './sortable-rules.tsx';

const texts = priceListEditor;

/** Moves the focus to the moved or added sentence once it is drawn. */
const focusRule = (code: string, selector: string): void =>
  void requestAnimationFrame(() => findRuleRow(code)?.querySelector<HTMLElement>(selector)?.focus());

/** A removed sentence and the codes of rules that were taken from it. */
type RemovedRule = IndexedRule & { users: readonly string[] };

function useRuleActions(
  kinds: readonly PriceRuleKind[],
  open: string | null,
  setOpen: (open: string | null) => void,
) {
  const { store, state } = useEditor();
  const [newCode, setNewCode] = useState<string | null>(null);
  const [removed, setRemoved] = useState<RemovedRule | null>(null);
  const [announced, setAnnounced] = useState('');
  const rules = listSectionRules(state.draft, kinds);
  const moveTo = (code: string, position: number): void => {
    const from = rules.find(({ rule }) => rule.code === code);
    const to = rules[position];
    if (!from || !to || from === to) return;
    store.change(`order:${code}`, (draft) => moveRule(draft, from.index, to.index));
    setAnnounced(texts.sentence.moved(position + 1, rules.length));
  };
  const actions: RuleActions = {
    onMove: (index, by) => {
      const at = rules.findIndex((each) => each.index === index);
      const moved = rules[at];
      const active = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      if (!moved || !rules[at + by]) return;
      moveTo(moved.rule.code, at + by);
      // Moving the row in the document takes the focus from its token.
      requestAnimationFrame(() => active?.focus());
    },
    onDuplicate: (index) => {
      const { draft, code } = duplicateRule(state.draft, index);
      store.change(`rule:${code}`, () => draft);
      setOpen(open === null ? null : code);
      focusRule(code, 'input');
    },
    onRemove: (index) => {
      const rule = state.draft.rules[index];
      if (!rule) return;
      store.change(`remove:${rule.code}`, (draft) => removeRule(draft, index));
      const users = state.draft.rules.filter(({ applies_to: codes }) => codes.includes(rule.code));
      setRemoved({ rule, index, users: listCodes(users) });
    },
    onRename: (index, code) => {
      const former = state.draft.rules[index]?.code ?? '';
      store.change(`rule:${code}`, (draft) => renameRule(draft, index, code));
      store.changeBookings(renameAddon(state.bookings, former, code));
      setOpen(code);
    },
    onToggle: (code) => setOpen(open === code ? null : code),
  };
  const add = (kind: PriceRuleKind): void => {
    const group = GROUPED_KINDS.includes(kind) ? findSharedGroup(state.draft, kind) : null;
    const rule = createRule(state.draft, kind, texts.newLabels[kind], group);
    store.change(`rule:${rule.code}`, (draft) => ({ ...draft, rules: [...draft.rules, rule] }));
    setNewCode(rule.code);
  };
  /** Returns the sentence removed last to its place. */
  const restore = (): void => {
    if (!removed) return;
    const { rule, index, users } = removed;
    store.change(`remove:${rule.code}`, (draft) => ({
      ...draft,
      rules: draft.rules
        .map((each) =>
          users.includes(each.code) ? { ...each, applies_to: [...each.applies_to, rule.code] } : each,
        )
        .toSpliced(index, 0, rule),
    }));
    setRemoved(null);
    focusRule(rule.code, 'input');
  };
  return { rules, actions, add, moveTo, newCode, announced, removed: removed?.rule ?? null, restore };
}

type SectionProps = {
  name: SectionName;
  kinds: readonly PriceRuleKind[];
  open: string | null;
  onOpen: (code: string | null) => void;
};

function Section({ name, kinds, open, onOpen }: SectionProps): ReactNode {
  const { errors } = useEditor();
  const { rules, actions, add, moveTo, newCode, announced, removed, restore } = useRuleActions(
    kinds,
    open,
    onOpen,
  );
  const { title } = texts.sections[name];
  return (
    <section className={styles['section']} aria-labelledby={`section-${name}`}>
      <div className={styles['head']}>
        <h2 id={`section-${name}`}>{title}</h2>
        {name === 'base' || name === 'discount' ? (
          <GroupChoice kind={name} />
        ) : (
          <p className={styles['hint']}>{texts.sections[name].hint}</p>
        )}
      </div>
      <SortableRules codes={rules.map(({ rule }) => rule.code)} label={title} onMove={moveTo}>
        {rules.map(({ rule, index }) => (
          <RuleRow
            key={rule.code}
            rule={rule}
            index={index}
            isNew={rule.code === newCode}
            isOpen={rule.code === open}
            actions={actions}
          />
        ))}
      </SortableRules>
      {name === 'base' && errors['rules'] && (
        <FieldErrorText id="rules-problem">{errors['rules']}</FieldErrorText>
      )}
      <div role="status">
        {removed && (
          <p className={styles['removed']}>
            {texts.sentence.removed(removed.label)}{' '}
            <button type="button" className="text-link" onClick={restore}>
              {texts.sentence.undo}
            </button>
          </p>
        )}
      </div>
      <div className={styles['adds']}>
        {kinds.map((kind) => (
          <button key={kind} type="button" className={styles['add']} onClick={() => add(kind)}>
            <Plus aria-hidden />
            {texts.add[kind]}
          </button>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </section>
  );
}

type SentencesProps = { open: string | null; onOpen: (code: string | null) => void };

/** All rules as sentences, in five groups; at most one has its details open. */
export const Sentences = (props: SentencesProps): ReactNode =>
  SECTIONS.map(({ name, kinds }) => <Section key={name} name={name} kinds={kinds} {...props} />);
