import { formatDateTime } from '@prostora/strings';
import { formatMoment } from './moment.ts';

/** Relative date with the exact time in its tooltip. */
export const When = ({ at, className }: { at: string; className?: string | undefined }) => (
  <time dateTime={at} title={formatDateTime(at)} className={className}>
    {formatMoment(at)}
  </time>
);
