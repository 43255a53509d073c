import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  type ReactNode,
} from 'react';
import { useBlocker } from '@prostora/nav';
import { admin } from '@prostora/strings';
import { useConfirm } from '../feedback/confirm-action.tsx';

type Unsaved = {
  /** Marks a form as having unsaved changes. */
  mark: (form: string, isDirty: boolean) => void;
  /** Runs `go` at once without unsaved changes, otherwise after confirmation. */
  leave: (go: () => void) => void;
};

const Context = createContext<Unsaved | null>(null);
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Protects unsaved changes: closing a form, navigation and leaving the document ask first. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const confirm = useConfirm();
  const dirty = useRef(new Set<string>());
  const mark = useCallback((form: string, isDirty: boolean) => {
    if (isDirty) dirty.current.add(form);
    else dirty.current.delete(form);
    // Registered only with unsaved changes: the listener disables the back/forward cache.
    if (dirty.current.size > 0) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  }, []);
  const ask = useCallback(
    (go: () => void, stay?: () => void) =>
      confirm({
        leavesPage: stay !== undefined,
        title: admin.unsaved.title,
        text: admin.unsaved.text,
        confirmLabel: admin.unsaved.leave,
        cancelLabel: admin.unsaved.stay,
        danger: true,
        onCancel: stay,
        onConfirm: () => {
          [...dirty.current].forEach((form) => mark(form, false));
          go();
          return Promise.resolve();
        },
      }),
    [confirm, mark],
  );
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      dirty.current.size > 0 && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (blocker.state === 'blocked')
      ask(
        () => blocker.proceed(),
        () => blocker.reset(),
      );
  }, [blocker, ask]);
  const value = useMemo<Unsaved>(
    () => ({ mark, leave: (go) => (dirty.current.size > 0 ? ask(go) : go()) }),
    [mark, ask],
  );
  return <Context value={value}>{children}</Context>;
}

function useUnsaved(): Unsaved {
  const value = useContext(Context);
  if (!value) throw new Error('useUnsaved needs an UnsavedProvider');
  return value;
}

/** Runs an action that closes a form, after confirmation when there are unsaved changes. */
export const useLeave = (): Unsaved['leave'] => useUnsaved().leave;

/** Marks a custom form as changed; cleared on unmount. */
export function useMarkUnsaved(): (isDirty: boolean) => void {
  const { mark } = useUnsaved();
  const id = useId();
  useEffect(() => () => mark(id, false), [mark, id]);
  return useCallback((isDirty: boolean) => mark(id, isDirty), [mark, id]);
}
