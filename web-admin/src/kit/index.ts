export { AuditHistory } from './audit/audit-history.tsx';
export {
  ConfirmAction,
  ConfirmProvider,
  useConfirm,
  useConfirmedSubmit,
  type Confirmation,
} from './feedback/confirm-action.tsx';
export { Breakable, MailLink } from './layout/breakable.tsx';
export { Detail, DetailColumns, Panel, useRecordId } from './layout/detail.tsx';
export { DifferenceList, type Difference } from './audit/difference-list.tsx';
export { describeError } from './feedback/errors.ts';
export { DetailList, EmptyValue, type DetailRow } from './layout/detail-list.tsx';
export { formatRelativeDate, formatTime, formatToday, getGreeting, isPastDay } from './dates/date-format.ts';
export { NoticeProvider, useNotices } from './feedback/notices.tsx';
export { InvoiceButton, OrderStateTag } from './status/order-state.tsx';
export { PageHeader } from './layout/page-header.tsx';
export { PageTabs } from './layout/page-tabs.tsx';
export { createConsoleQueryClient } from './data/query-client.ts';
export { useRefresh } from './data/use-refresh.ts';
export {
  SessionProvider,
  useApi,
  useConsoleSession,
  useSessionState,
  type ImpersonationTab,
  type Leave,
} from './data/session.tsx';
export { useShortcut } from './shortcuts/shortcut.ts';
export { SimpleTable, type SimpleColumn } from './table/simple-table.tsx';
export { SkeletonBar } from './layout/skeleton.tsx';
export { ErrorPanel, StatePanel } from './layout/state-panel.tsx';
export { StatusTag, type StatusStyle } from './status/status-tag.tsx';
export { useTableState, type TableState } from './table/table-state.ts';
export { POPUPS_ID, ThemeProvider } from './theme/theme.tsx';
export { formatChanges } from './audit/audit-format.ts';
export { Timeline } from './audit/timeline.tsx';
export { SubjectLink } from './layout/subject-link.tsx';
export { THEME_MODES, useThemeMode, type ThemeMode } from './theme/theme-mode.ts';
export { UnsavedProvider, useLeave, useMarkUnsaved } from './form/unsaved.tsx';
export { useCommand } from './feedback/use-command.ts';
export { RelativeTime } from './dates/relative-time.tsx';
export { useMedia } from '@prostora/ui/use-media.ts';
