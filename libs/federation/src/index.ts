export type {
  AdminAppProps,
  PageHead,
  AlternateLink,
  PreloadImage,
  ShareImage,
  PublicRemote,
  RouteHandle,
} from './remotes.ts';
export type {
  DocumentAnswer,
  DocumentModule,
  DocumentOptions,
  DocumentRequest,
  Documents,
  ErrorReporting,
} from './documents.ts';
/** Base URL of the public remote. */
export const remotePublicBase = '/remotes/web_public/';
export {
  SHELL_EVENTS,
  UNDO_MS,
  onShellEvent,
  openLogin,
  requestLogout,
  showToast,
  type Toast,
  type ToastKind,
} from './shell-events.ts';
