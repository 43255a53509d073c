export type { AdminAppProps, PageHead, PreloadImage, PublicRemote, RouteHandle } from './remotes.ts';
export { SIGNALS, listenTo, openLogin, showToast, type Toast, type ToastKind } from './signals.ts';
