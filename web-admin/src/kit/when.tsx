import { formatDateTime } from '@prostora/strings';
import { formatMoment } from './moment.ts';

/** A moment as it is read in lists, with its exact time for who points at it. */
export const When = ({ at, className }: { at: string; className?: string | undefined }) => (
  <time dateTime={at} title={formatDateTime(at)} className={className}>
    {formatMoment(at)}
  </time>
);
