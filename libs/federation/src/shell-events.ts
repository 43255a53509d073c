export type ToastKind = 'success' | 'error' | 'info';
/** Milliseconds that a toast with an action stays; later it cannot be taken back. */
export const UNDO_MS = 8000;
/** `action` reverts what was done; only the latest toast with one stays. */
export type Toast = {
  message: string;
  kind: ToastKind;
  action?: { label: string; run: () => void } | undefined;
};

type ShellEvents = { 'prostora:toast': Toast; 'prostora:login': null; 'prostora:logout': null };

/** Window events by which remotes call the shell; they share no module state. */
export const SHELL_EVENTS = {
  toast: 'prostora:toast',
  login: 'prostora:login',
  logout: 'prostora:logout',
} as const;

function dispatch<Name extends keyof ShellEvents>(name: Name, detail: ShellEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Shows a toast of the shell (SPEC §9: top centre, 5 s). */
export const showToast = (message: string, kind: ToastKind = 'success', action?: Toast['action']): void =>
  dispatch(SHELL_EVENTS.toast, { message, kind, action });

/** Opens the shell's login modal on the current page. */
export const openLogin = (): void => dispatch(SHELL_EVENTS.login, null);

/** Signs the user out by the shell, which owns the session; ends an impersonation. */
export const requestLogout = (): void => dispatch(SHELL_EVENTS.logout, null);

/** Subscribes to an event of the shell; returns the unsubscribe function. */
export function onShellEvent<Name extends keyof ShellEvents>(
  name: Name,
  listener: (detail: ShellEvents[Name]) => void,
): () => void {
  const handle = (event: Event): void => listener((event as CustomEvent<ShellEvents[Name]>).detail);
  window.addEventListener(name, handle);
  return () => window.removeEventListener(name, handle);
}
