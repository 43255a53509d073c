import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { FieldErrorText } from '@prostora/ui/fields/field.tsx';
import { useState, type ReactNode } from 'react';
import type { Draft } from '../draft.ts';
import { getGroupMode, setGroupMode, type GroupMode } from '../group-mode.ts';
import { useEditor } from '../use-price-list-editor.ts';
import styles from './sentences.module.css';
import { SelectToken } from './tokens.tsx';

const texts = priceListEditor.choose;

/** Gives rules the groups that they had; rules added since keep theirs. */
const restoreGroups = (draft: Draft, former: Draft['rules']): Draft => ({
  ...draft,
  rules: draft.rules.map((rule) => ({
    ...rule,
    group: former.find(({ code }) => code === rule.code)?.group ?? rule.group,
  })),
});

type GroupChoiceProps = { kind: 'base' | 'discount' };

/** Whether base rates or discounts that hold together add up, asked once for all of them. */
export function GroupChoice({ kind }: GroupChoiceProps): ReactNode {
  const { store, state, errors } = useEditor();
  const { draft } = state;
  const [former, setFormer] = useState<Draft['rules'] | null>(null);
  if (draft.rules.filter((rule) => rule.kind === kind).length < 2) return null;
  const mode = getGroupMode(draft, kind);
  const group = draft.rules.find((rule) => rule.kind === kind)?.group;
  const path = `groups.${draft.groups.findIndex(({ code }) => code === group)}.choose`;
  const problem = kind === 'base' ? errors[path] : undefined;
  const choose = (chosen: GroupMode): void => {
    if (mode === 'groups') setFormer(draft.rules);
    store.change(`group:${kind}`, (each) =>
      chosen === 'groups' ? restoreGroups(each, former ?? []) : setGroupMode(each, kind, chosen),
    );
  };
  const names: Partial<Record<GroupMode, string>> = texts[kind];
  const offered: GroupMode[] = [
    'first',
    ...(kind === 'base' ? (['cheapest'] as const) : []),
    'all',
    ...(mode === 'groups' || former ? (['groups'] as const) : []),
  ];
  return (
    <p className={styles['hint']}>
      {texts.several}{' '}
      <SelectToken
        path={kind === 'base' ? path : `groups.${kind}`}
        label={texts[kind].label}
        invalid={problem !== undefined}
        describedBy="choose-problem"
        value={mode}
        options={offered.map((value) => ({ value, label: names[value] ?? value }))}
        onChange={(chosen) => choose(chosen as GroupMode)}
      />
      {problem && <FieldErrorText id="choose-problem">{problem}</FieldErrorText>}
    </p>
  );
}
