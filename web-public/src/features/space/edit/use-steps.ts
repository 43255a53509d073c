import { ApiError, type SpaceStatus } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { useNavigate } from '@prostora/nav';
import { common } from '@prostora/strings/cs/common.ts';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { failureText } from '@prostora/ui/failure-text.ts';
import { ANCHORS, checklistOf, jumpTo } from './checklist.ts';
import { invalidOf } from './editor-state.ts';
import type { SpaceEditor } from './use-space-editor.ts';

const texts = editTexts.toasts;

export type Steps = {
  /** Why the space cannot be published yet; null when it can. */
  obstacle: string | null;
  save: () => Promise<void>;
  publish: () => Promise<void>;
  /** Changes the status; resolves to the server's message on a refusal, else to null. */
  move: (status: SpaceStatus, reason: string | null, done: string) => Promise<string | null>;
};

const joined = (names: readonly string[]): string => [...new Set(names)].join(', ');

/** Save, publish and workflow actions with toasts of their results. */
export function useSteps({ state, store, depart }: SpaceEditor): Steps {
  const navigate = useNavigate();
  const invalid = invalidOf(state);
  // Only owners are checked beforehand; for operators the server decides.
  const missing = state.editing.relation === 'operator' ? [] : checklistOf(state).filter(({ done }) => !done);
  const firstInvalid = invalid[0];
  const invalidText = firstInvalid
    ? editTexts.invalidFields(joined(invalid.map((name) => editTexts.fields[name])))
    : null;
  const obstacle =
    invalidText ??
    (missing.length > 0
      ? editTexts.missing(joined(missing.map(({ field }) => editTexts.checklist.items[field])))
      : null);
  const showInvalid = (): void => {
    if (!firstInvalid) return;
    store.touch(...invalid);
    jumpTo(firstInvalid);
  };
  const leave = (): Promise<void> =>
    depart(() => {
      const { relation } = state.editing;
      if (relation !== 'operator')
        return navigate(relation === 'link' ? urls.home : urls.mySpaces, { replace: true });
      location.assign(urls.console);
      return new Promise(() => undefined);
    });
  const said = (ok: boolean, text: string): void => {
    const now = store.getState();
    if (ok) showToast(text);
    else if (!now.conflict) {
      showToast(now.failure ?? common.genericError, 'error');
      const wrong = invalidOf(now)[0];
      if (wrong) jumpTo(wrong);
    }
  };
  return {
    obstacle,
    async save() {
      const ok = await store.save();
      if (ok && firstInvalid) {
        showToast(invalidText ?? '', 'error');
        showInvalid();
      } else said(ok, texts.saved);
    },
    async publish() {
      const first = missing[0];
      if (obstacle) {
        showToast(obstacle, 'error');
        if (firstInvalid) showInvalid();
        else if (first) jumpTo(ANCHORS[first.field]);
        return;
      }
      said(
        await store.publish(),
        store.getState().space.status === 'PUBLISHED' ? texts.approved : texts.submitted,
      );
    },
    async move(status, reason, done) {
      try {
        const { space } = await store.changeStatus(status, reason);
        showToast(done);
        if (!space.allowed_actions.includes('edit')) void leave();
        return null;
      } catch (error) {
        return (error instanceof ApiError && error.errors['reason']) || failureText(error);
      }
    },
  };
}
