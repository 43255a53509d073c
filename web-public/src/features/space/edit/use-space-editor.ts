import type { SpaceDetail, SpaceEditing } from '@prostora/api-client';
import { openLogin, showToast } from '@prostora/federation';
import { useNavigate } from '@prostora/nav';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { movedAddress } from './edit-address.ts';
import { shownError, type EditorState } from './editor-state.ts';
import type { FieldName, SpaceValues } from './fields.ts';
import { SpaceEditorStore } from './space-editor.store.ts';

export type SpaceEditor = {
  state: EditorState;
  store: SpaceEditorStore;
  /** Navigates without the leave guard. */
  depart: (go: () => unknown) => Promise<void>;
  isDeparting: () => boolean;
};

type Options = { space: SpaceDetail; editing: SpaceEditing; authToken: string | null };

/** Creates the store and connects its events to navigation and toasts. */
export function useSpaceEditor({ space, editing, authToken }: Options): SpaceEditor {
  const api = useApi();
  const navigate = useNavigate();
  const moving = useRef(false);
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  });
  const depart = useCallback(async (leave: () => unknown): Promise<void> => {
    moving.current = true;
    try {
      await leave();
    } finally {
      moving.current = false;
    }
  }, []);
  const [store] = useState(() => new SpaceEditorStore({ api, space, editing, authToken }));
  useEffect(
    () =>
      store.start({
        onMoved: (url) => {
          if (authToken) return;
          void depart(() => go.current(movedAddress(url), { replace: true, preventScrollReset: true }));
        },
        onMerged: () => showToast(editTexts.toasts.merged, 'info'),
        onReread: (message) => showToast(message || editTexts.toasts.changedElsewhere, 'error'),
        onSignedOut: openLogin,
      }),
    [store, authToken, depart],
  );
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return useMemo(() => ({ state, store, depart, isDeparting: () => moving.current }), [state, store, depart]);
}

/** Props of an input: value, error once touched, and handlers. */
export function fieldProps<Name extends FieldName>({ state, store }: SpaceEditor, name: Name) {
  return {
    id: `edit-${name}`,
    value: state.values[name],
    error: shownError(state, name),
    onChange: (event: { target: { value: string } }): void =>
      store.change({ [name]: event.target.value } as Partial<SpaceValues>),
    onBlur: (): void => store.touch(name),
  };
}
