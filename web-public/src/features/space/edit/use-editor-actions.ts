import { ApiError, type SpaceStatus } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { useNavigate } from '@prostora/nav';
import { common } from '@prostora/strings/cs/common.ts';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { ANCHORS, buildChecklist, focusField } from './checklist.ts';
import { listInvalid } from './editor-state.ts';
import type { SpaceEditor } from './use-space-editor.ts';

const texts = editTexts.toasts;

export type EditorActions = {
  /** Why the space cannot be published yet; null when it can. */
  obstacle: string | null;
  save: () => Promise<void>;
  publish: () => Promise<void>;
  /** Changes the status; resolves to the server's message on a refusal, else to null. */
  changeStatus: (status: SpaceStatus, reason: string | null, done: string) => Promise<string | null>;
};

const joinNames = (names: readonly string[]): string => [...new Set(names)].join(', ');

/** Save, publish and workflow actions with toasts of their results. */
export function useEditorActions({ state, store, leaveWithoutGuard }: SpaceEditor): EditorActions {
  const navigate = useNavigate();
  const invalid = listInvalid(state);
  // Only owners are checked beforehand; for operators the server decides.
  const missing =
    state.editing.relation === 'operator' ? [] : buildChecklist(state).filter(({ done }) => !done);
  const firstInvalid = invalid[0];
  const invalidText = firstInvalid
    ? editTexts.invalidFields(joinNames(invalid.map((name) => editTexts.fields[name])))
    : null;
  const obstacle =
    invalidText ??
    (missing.length > 0
      ? editTexts.missing(joinNames(missing.map(({ field }) => editTexts.checklist.items[field])))
      : null);
  const showInvalid = (): void => {
    if (!firstInvalid) return;
    store.touch(...invalid);
    focusField(firstInvalid);
  };
  const leave = (): Promise<void> =>
    leaveWithoutGuard(() => {
      const { relation } = state.editing;
      if (relation !== 'operator')
        return navigate(relation === 'link' ? urls.home : urls.mySpaces, { replace: true });
      location.assign(urls.console);
      return new Promise(() => undefined);
    });
  const showResult = (ok: boolean, text: string): void => {
    const now = store.getState();
    if (ok) showToast(text);
    else if (!now.conflict) {
      showToast(now.failure ?? common.genericError, 'error');
      const wrong = listInvalid(now)[0];
      if (wrong) focusField(wrong);
    }
  };
  return {
    obstacle,
    async save() {
      const ok = await store.save();
      if (ok && firstInvalid) {
        showToast(invalidText ?? '', 'error');
        showInvalid();
      } else showResult(ok, texts.saved);
    },
    async publish() {
      const first = missing[0];
      if (obstacle) {
        showToast(obstacle, 'error');
        if (firstInvalid) showInvalid();
        else if (first) focusField(ANCHORS[first.field]);
        return;
      }
      showResult(
        await store.publish(),
        store.getState().space.status === 'PUBLISHED' ? texts.approved : texts.submitted,
      );
    },
    async changeStatus(status, reason, done) {
      try {
        const { space } = await store.changeStatus(status, reason);
        showToast(done);
        if (!space.allowed_actions.includes('edit')) void leave();
        return null;
      } catch (error) {
        return (error instanceof ApiError && error.errors['reason']) || toErrorMessage(error);
      }
    },
  };
}
