export type ToastKind = 'success' | 'error' | 'info';
export type Toast = { message: string; kind: ToastKind };

type Signals = { 'prostora:toast': Toast; 'prostora:login': null };

/** Names of the window events by which remotes ask the shell for something; they share no module state with it. */
export const SIGNALS = { toast: 'prostora:toast', login: 'prostora:login' } as const;

function send<Name extends keyof Signals>(name: Name, detail: Signals[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Shows a toast of the shell (SPEC §9: top centre, 5 s). */
export const showToast = (message: string, kind: ToastKind = 'success'): void => send(SIGNALS.toast, { message, kind });

/** Opens the shell's login modal on the present page. */
export const openLogin = (): void => send(SIGNALS.login, null);

/** Listens to one signal; answers the function that stops listening. */
export function listenTo<Name extends keyof Signals>(name: Name, listener: (detail: Signals[Name]) => void): () => void {
  const handle = (event: Event): void => listener((event as CustomEvent<Signals[Name]>).detail);
  window.addEventListener(name, handle);
  return () => window.removeEventListener(name, handle);
}
