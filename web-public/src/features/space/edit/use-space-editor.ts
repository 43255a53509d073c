import type { SpaceDetail, SpaceEditing } from '@prostora/api-client';
import { openLogin, showToast } from '@prostora/federation';
import { useNavigate } from '@prostora/nav';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { buildMovedUrl } from './edit-query.ts';
import { findShownError, type EditorState } from './editor-state.ts';
import type { FieldName, SpaceValues } from './fields.ts';
import { SpaceEditorStore } from './space-editor.store.ts';

export type SpaceEditor = {
  state: EditorState;
  store: SpaceEditorStore;
  /** Navigates without the leave guard. */
  leaveWithoutGuard: (navigateRef: () => unknown) => Promise<void>;
  isLeaving: () => boolean;
};

type Options = { space: SpaceDetail; editing: SpaceEditing; authToken: string | null };

/** Creates the store and connects its events to navigation and toasts. */
export function useSpaceEditor({ space, editing, authToken }: Options): SpaceEditor {
  const api = useApi();
  const navigate = useNavigate();
  const isLeavingRef = useRef(false);
  const navigateRef = useRef(navigate);
  useEffect(() => {
    navigateRef.current = navigate;
  });
  const leaveWithoutGuard = useCallback(async (leave: () => unknown): Promise<void> => {
    isLeavingRef.current = true;
    try {
      await leave();
    } finally {
      isLeavingRef.current = false;
    }
  }, []);
  const [store] = useState(() => new SpaceEditorStore({ api, space, editing, authToken }));
  useEffect(
    () =>
      store.start({
        onMoved: (url) => {
          if (authToken) return;
          void leaveWithoutGuard(() =>
            navigateRef.current(buildMovedUrl(url), { replace: true, preventScrollReset: true }),
          );
        },
        onMerged: () => showToast(editTexts.toasts.merged, 'info'),
        onReloaded: (message) => showToast(message || editTexts.toasts.changedElsewhere, 'error'),
        onSignedOut: openLogin,
      }),
    [store, authToken, leaveWithoutGuard],
  );
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return useMemo(
    () => ({ state, store, leaveWithoutGuard, isLeaving: () => isLeavingRef.current }),
    [state, store, leaveWithoutGuard],
  );
}

/** Props of an input: value, error once touched, and handlers. */
export function getFieldProps<Name extends FieldName>({ state, store }: SpaceEditor, name: Name) {
  return {
    id: `edit-${name}`,
    value: state.values[name],
    error: findShownError(state, name),
    onChange: (event: { target: { value: string } }): void =>
      store.change({ [name]: event.target.value } as Partial<SpaceValues>),
    onBlur: (): void => store.touch(name),
  };
}
