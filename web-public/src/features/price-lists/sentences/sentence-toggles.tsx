import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { CheckField } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { DEFAULT_GROUPS, GROUPED_KINDS, type Draft, type DraftRule } from '../draft.ts';
import { useEditor } from '../use-price-list-editor.ts';
import { ChoiceToken } from './tokens.tsx';

const texts = priceListEditor.sentence;

/** Whether tenants of the tariffs of a rule prove that they qualify. Sets it for all of these tariffs. */
export function EligibilityToggle({ rule }: { rule: DraftRule }): ReactNode {
  const { store, state } = useEditor();
  const { tariffs: codes } = rule.when;
  const tariffs = state.draft.tariffs.filter(({ code }) => codes.includes(code));
  if (tariffs.length === 0) return null;
  const isVerified = tariffs.every(({ needs_proof: needed }) => needed);
  return (
    <ChoiceToken
      onPress={() =>
        store.change('words:tariffs', (draft) => ({
          ...draft,
          tariffs: draft.tariffs.map((each) =>
            codes.includes(each.code) ? { ...each, needs_proof: !isVerified } : each,
          ),
        }))
      }
    >
      {isVerified ? texts.verified : texts.unverified}
    </ChoiceToken>
  );
}

type GroupProps = { rule: DraftRule; onGroup: (group: string | null) => void };

/** A choice that differs from the usual one of the kind: a base rate that adds up, one item of several. */
export function GroupToggle({ rule: { kind, group }, onGroup }: GroupProps): ReactNode {
  const usual = DEFAULT_GROUPS[kind];
  const { state } = useEditor();
  const isUsual = GROUPED_KINDS.includes(kind) === (group !== null);
  if (isUsual || usual === undefined || isAlone(state.draft, kind)) return null;
  return (
    <ChoiceToken onPress={() => onGroup(group === null ? usual : null)}>
      {group === null ? texts.added : texts.oneOfGroup}
    </ChoiceToken>
  );
}

/** Whether a rule adds up with others of its kind, or one of a group counts. */
export function GroupField({ rule: { kind, group }, onGroup }: GroupProps): ReactNode {
  const { state } = useEditor();
  const [former, setFormer] = useState(group);
  const usual = DEFAULT_GROUPS[kind];
  if (usual === undefined || isAlone(state.draft, kind)) return null;
  return (
    <CheckField
      label={texts.addUp}
      checked={group === null}
      onChange={({ target }) => {
        setFormer(group);
        onGroup(target.checked ? null : (former ?? usual));
      }}
    />
  );
}

const isAlone = ({ rules }: Draft, kind: DraftRule['kind']): boolean =>
  rules.filter((rule) => rule.kind === kind).length < 2;
