export type ToastKind = 'success' | 'error' | 'info';
/** `action` reverts what was done; only the latest toast with one stays. */
export type Toast = {
  message: string;
  kind: ToastKind;
  action?: { label: string; run: () => void } | undefined;
};

type Signals = { 'prostora:toast': Toast; 'prostora:login': null };

/** Window events by which remotes call the shell; they share no module state. */
export const SIGNALS = { toast: 'prostora:toast', login: 'prostora:login' } as const;

function send<Name extends keyof Signals>(name: Name, detail: Signals[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Shows a toast of the shell (SPEC §9: top centre, 5 s). */
export const showToast = (message: string, kind: ToastKind = 'success', action?: Toast['action']): void =>
  send(SIGNALS.toast, { message, kind, action });

/** Opens the shell's login modal on the current page. */
export const openLogin = (): void => send(SIGNALS.login, null);

/** Subscribes to an event of the shell; returns the unsubscribe function. */
export function listenTo<Name extends keyof Signals>(
  name: Name,
  listener: (detail: Signals[Name]) => void,
): () => void {
  const handle = (event: Event): void => listener((event as CustomEvent<Signals[Name]>).detail);
  window.addEventListener(name, handle);
  return () => window.removeEventListener(name, handle);
}
