import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { useState, type ReactNode } from 'react';
import { DEFAULT_GROUPS, type DraftRule } from '../draft.ts';
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

type GroupToggleProps = { rule: DraftRule; onGroup: (group: string | null) => void };

/** Whether a rule adds up with others of its kind, or one of a group counts. */
export function GroupToggle({ rule: { kind, group }, onGroup }: GroupToggleProps): ReactNode {
  const { state } = useEditor();
  const [former, setFormer] = useState(group);
  const usual = DEFAULT_GROUPS[kind];
  const isAlone = state.draft.rules.filter((each) => each.kind === kind).length < 2;
  if (isAlone || usual === undefined) return null;
  return (
    <ChoiceToken
      onPress={() => {
        setFormer(group);
        onGroup(group === null ? (former ?? usual) : null);
      }}
    >
      {group === null ? texts.added : texts.oneOfGroup}
    </ChoiceToken>
  );
}
