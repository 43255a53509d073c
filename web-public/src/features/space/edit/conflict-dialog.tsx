import type { TaxonomyAnswer } from '@prostora/api-client';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { formatLayout } from '@prostora/strings/cs/space-layouts.ts';
import type { ReactNode } from 'react';
import { toLayoutInput } from '../../../components/layouts/layout-rows.ts';
import { ConflictDialog as Dialog } from '../../../components/conflict/conflict-dialog.tsx';
import { toPlainLines } from '../../../components/conflict/plain-text.ts';
import type { Conflict, EditorState } from './editor-state.ts';
import { toSpaceValues, type FieldName, type SpaceValues } from './fields.ts';
import type { SpaceEditor } from './use-space-editor.ts';

const texts = editTexts.conflict;

/** A value as text, for the comparison. */
function formatValue(name: FieldName, values: SpaceValues, taxonomy: TaxonomyAnswer | null): string {
  if (name === 'layouts') return toLayoutInput(values.layouts).map(formatLayout).join(', ');
  const value = values[name];
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'object' && value !== null) {
    const tags = taxonomy
      ? name === 'purposes'
        ? taxonomy.purposes
        : [...taxonomy.equipments, ...taxonomy.services]
      : [];
    return value.map((id) => tags.find((tag) => tag.id === id)?.name ?? String(id)).join(', ');
  }
  return name === 'description' ? toPlainLines(String(value)) : String(value ?? '');
}

type ConflictDialogProps = {
  editor: SpaceEditor;
  state: EditorState;
  conflict: Conflict;
  taxonomy: TaxonomyAnswer | null;
};

/** Resolves concurrent edits of a space. */
export function ConflictDialog({
  editor: { store },
  state,
  conflict,
  taxonomy,
}: ConflictDialogProps): ReactNode {
  const theirValues = toSpaceValues(conflict.current);
  const conflicts = conflict.fields.map((name) => ({
    name,
    label: editTexts.fields[name],
    mine: formatValue(name, state.values, taxonomy),
    theirs: formatValue(name, theirValues, taxonomy),
  }));
  return (
    <Dialog
      title={texts.title}
      conflicts={conflicts}
      onSave={(theirs) => void store.resolve(theirs)}
      onLater={() => store.showConflict(false)}
    />
  );
}
