import { editTexts } from '@prostora/strings/cs/editor.ts';
import type { ReactNode } from 'react';
import styles from './edit-bar.module.css';
import { listDirty, listSendable, type EditorState } from './editor-state.ts';
import { CloudCheck, CloudOff, CloudUpload } from './icons.ts';

const texts = editTexts.state;
const clock = new Intl.DateTimeFormat('cs-CZ', { hour: 'numeric', minute: '2-digit' });

/** Describes the save state. */
export function describeSaveState(state: EditorState): { text: string; kind: 'saved' | 'busy' | 'bad' } {
  if (state.phase === 'saving') return { text: texts.saving, kind: 'busy' };
  if (state.phase === 'retrying') return { text: texts.retrying, kind: 'bad' };
  const dirty = listDirty(state);
  if (state.phase === 'stopped' && dirty.length > 0) return { text: texts.stopped, kind: 'bad' };
  if (dirty.length > 0)
    return listSendable(state).length > 0
      ? { text: texts.changed, kind: 'busy' }
      : { text: texts.invalid, kind: 'bad' };
  return { text: state.savedAt ? texts.saved(clock.format(state.savedAt)) : texts.clean, kind: 'saved' };
}

const ICONS = { saved: CloudCheck, busy: CloudUpload, bad: CloudOff } as const;

/** Save state; only failures are announced to screen readers. */
export function SaveState({ state, onConflict }: { state: EditorState; onConflict: () => void }): ReactNode {
  const { text, kind } = describeSaveState(state);
  const Icon = ICONS[kind];
  if (state.conflict)
    return (
      <button type="button" className={styles['conflict']} onClick={onConflict}>
        {editTexts.conflict.open}
      </button>
    );
  return (
    <span className={styles['state']} data-kind={kind} title={state.failure ?? undefined}>
      <Icon aria-hidden />
      <span>{text}</span>
      <span className="visually-hidden" role="status">
        {kind === 'bad' ? `${text}. ${state.failure ?? ''}` : ''}
      </span>
    </span>
  );
}
