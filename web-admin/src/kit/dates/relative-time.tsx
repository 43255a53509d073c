import { formatDateTime } from '@prostora/strings';
import { formatRelativeDate } from './date-format.ts';

/** Relative date with the exact time in its tooltip. */
export const RelativeTime = ({ at, className }: { at: string; className?: string | undefined }) => (
  <time dateTime={at} title={formatDateTime(at)} className={className}>
    {formatRelativeDate(at)}
  </time>
);
