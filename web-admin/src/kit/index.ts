export { AuditHistory } from './audit-history.tsx';
export {
  ConfirmAction,
  ConfirmProvider,
  useConfirm,
  useConfirmedSubmit,
  type Confirmation,
} from './confirm-action.tsx';
export { Breakable, MailLink } from './breakable.tsx';
export { Detail, DetailColumns, Panel, useRecordId } from './detail.tsx';
export { DifferenceList, type Difference } from './difference-list.tsx';
export { describeError } from './errors.ts';
export { DetailList, EmptyValue, type DetailRow } from './detail-list.tsx';
export { formatRelativeDate, formatTime, formatToday, getGreeting, isPastDay } from './date-format.ts';
export { NoticeProvider, useNotices } from './notices.tsx';
export { InvoiceButton, OrderStateTag } from './order-state.tsx';
export { PageHeader } from './page-header.tsx';
export { PageTabs } from './page-tabs.tsx';
export { createQueryClient } from './query-client.ts';
export { useRefresh } from './use-refresh.ts';
export {
  SessionProvider,
  useApi,
  useConsoleSession,
  useSessionState,
  type ImpersonationTab,
  type Leave,
} from './session.tsx';
export { useShortcut } from './shortcut.ts';
export { SimpleTable, type SimpleColumn } from './simple-table.tsx';
export { SkeletonBar } from './skeleton.tsx';
export { ErrorPanel, StatePanel } from './state-panel.tsx';
export { StatusTag, type StatusStyle } from './status-tag.tsx';
export { useTableState, type TableState } from './table-state.ts';
export { POPUPS_ID, ThemeProvider } from './theme.tsx';
export { formatChanges } from './audit-format.ts';
export { Timeline } from './timeline.tsx';
export { SubjectLink } from './subject-link.tsx';
export { THEME_MODES, useThemeMode, type ThemeMode } from './theme-mode.ts';
export { UnsavedProvider, useLeave, useMarkUnsaved } from './unsaved.tsx';
export { useCommand } from './use-command.ts';
export { RelativeTime } from './relative-time.tsx';
export { useMedia } from '@prostora/ui/use-media.ts';
