export type ToastKind = 'success' | 'error' | 'info';
/** `action`: taking back what was done; only the latest message that offers it stays. */
export type Toast = {
  message: string;
  kind: ToastKind;
  action?: { label: string; run: () => void } | undefined;
};

type Signals = { 'prostora:toast': Toast; 'prostora:login': null };

/** Names of the window events by which remotes ask the shell for something; they share no module state with it. */
export const SIGNALS = { toast: 'prostora:toast', login: 'prostora:login' } as const;

function send<Name extends keyof Signals>(name: Name, detail: Signals[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Shows a toast of the shell (SPEC §9: top centre, 5 s). */
export const showToast = (message: string, kind: ToastKind = 'success', action?: Toast['action']): void =>
  send(SIGNALS.toast, { message, kind, action });

/** Opens the shell's login modal on the present page. */
export const openLogin = (): void => send(SIGNALS.login, null);

/** Listens to one signal; answers the function that stops listening. */
export function listenTo<Name extends keyof Signals>(
  name: Name,
  listener: (detail: Signals[Name]) => void,
): () => void {
  const handle = (event: Event): void => listener((event as CustomEvent<Signals[Name]>).detail);
  window.addEventListener(name, handle);
  return () => window.removeEventListener(name, handle);
}
