import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import type { ReactNode } from 'react';
import { DEFAULT_GROUPS, GROUPED_KINDS, type DraftRule } from '../draft.ts';
import { getGroupMode } from '../group-mode.ts';
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

/** Group of a rule that the choice above its section does not show; a press lets it add up, or joins the usual one. */
export function GroupToggle({ rule: { kind, group }, onGroup }: GroupToggleProps): ReactNode {
  const { state } = useEditor();
  const usual = DEFAULT_GROUPS[kind];
  const isChosenAbove = GROUPED_KINDS.includes(kind)
    ? getGroupMode(state.draft, kind) !== 'groups'
    : group === null;
  if (isChosenAbove || usual === undefined) return null;
  return (
    <ChoiceToken onPress={() => onGroup(group === null ? usual : null)}>
      {group === null ? texts.added : texts.oneOfGroup(priceListEditor.counting.groupNames(group))}
    </ChoiceToken>
  );
}
