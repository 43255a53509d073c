import type { TaxonomyAnswer } from '@prostora/api-client';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { Button, Modal } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import styles from './dialogs.module.css';
import type { Conflict, EditorState } from './editor-state.ts';
import { valuesOf, type FieldName, type SpaceValues } from './fields.ts';
import type { SpaceEditor } from './use-space-editor.ts';

const texts = editTexts.conflict;

const plain = (html: string): string => html.replace(/<\/(?:p|h2|h3|li|blockquote)>|<br>/gu, '\n').replace(/<[^>]*>/gu, '').replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').trim();

/** A value in words, to be compared by eye. */
function shown(name: FieldName, values: SpaceValues, taxonomy: TaxonomyAnswer | null): string {
  const value = values[name];
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'object' && value !== null) {
    const tags = taxonomy ? (name === 'purposes' ? taxonomy.purposes : [...taxonomy.equipments, ...taxonomy.services]) : [];
    return value.map((id) => tags.find((tag) => tag.id === id)?.name ?? String(id)).join(', ') || texts.empty;
  }
  return (name === 'description' ? plain(String(value)) : String(value ?? '')) || texts.empty;
}

type ClashProps = { name: FieldName; mine: SpaceValues; theirs: SpaceValues; taxonomy: TaxonomyAnswer | null; keepsTheirs: boolean; onChoose: (theirs: boolean) => void };

function Clash({ name, mine, theirs, taxonomy, keepsTheirs, onChoose }: ClashProps): ReactNode {
  const side = (own: boolean): ReactNode => (
    <label className={styles['side']}>
      <input type="radio" name={`conflict-${name}`} checked={own !== keepsTheirs} onChange={() => onChoose(!own)} />
      <small>{own ? texts.mine : texts.theirs}</small>
      <span className={styles['value']}>{shown(name, own ? mine : theirs, taxonomy)}</span>
    </label>
  );
  return (
    <fieldset className={styles['clash']}>
      <legend>{editTexts.fields[name]}</legend>
      <div className={styles['sides']}>{side(true)}{side(false)}</div>
    </fieldset>
  );
}

type ConflictDialogProps = { editor: SpaceEditor; state: EditorState; conflict: Conflict; taxonomy: TaxonomyAnswer | null };

/** Two people edited the same fields: each is shown in both versions and chosen, then saved on the newer one. */
export function ConflictDialog({ editor: { store }, state, conflict, taxonomy }: ConflictDialogProps): ReactNode {
  const [theirs, setTheirs] = useState<ReadonlySet<FieldName>>(new Set());
  const other = valuesOf(conflict.current);
  const choose = (name: FieldName, keep: boolean): void => setTheirs(new Set(keep ? [...theirs, name] : [...theirs].filter((one) => one !== name)));
  return (
    <Modal open onClose={() => store.showConflict(false)} title={texts.title} size="medium">
      <p>{texts.text}</p>
      <div className={styles['tools']}>
        <Button size="sm" onClick={() => setTheirs(new Set())}>{texts.allMine}</Button>
        <Button size="sm" onClick={() => setTheirs(new Set(conflict.fields))}>{texts.allTheirs}</Button>
      </div>
      {conflict.fields.map((name) => (
        <Clash key={name} name={name} mine={state.values} theirs={other} taxonomy={taxonomy} keepsTheirs={theirs.has(name)} onChoose={(keep) => choose(name, keep)} />
      ))}
      <div className={styles['actions']}>
        <Button variant="dark" onClick={() => void store.resolve([...theirs])}>{texts.save}</Button>
        <Button variant="ghost" onClick={() => store.showConflict(false)}>{texts.later}</Button>
      </div>
    </Modal>
  );
}
