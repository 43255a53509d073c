import type { GuestInquiry } from '@prostora/api-client';
import { formatDate } from '@prostora/strings';
import { sentDemand as texts } from '@prostora/strings/cs/demand.ts';
import { formatDemandDates } from '@prostora/strings/cs/demand-dates.ts';
import { formatByAgreement, formatMatchSummary } from '@prostora/strings/cs/match-summary.ts';
import { tariffKindLabel } from '@prostora/strings/cs/price-tariffs.ts';
import { TagList } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './sent-demand.module.css';

const DetailRow = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div className={styles['detail']}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function DateRow({
  inquiry: { date_from, date_to, flexible, weekdays, time_from, time_to },
}: {
  inquiry: GuestInquiry;
}): ReactNode {
  const days = formatDemandDates({ dateFrom: date_from, dateTo: date_to, flexible, weekdays });
  if (days === null) return <DetailRow name={texts.date}>{texts.anyDate}</DetailRow>;
  return (
    <DetailRow name={texts.date}>
      {[days, time_from && time_to ? texts.times(time_from, time_to) : null].filter(Boolean).join(', ')}
    </DetailRow>
  );
}

/** Requirements of the demand. */
export const DemandDetails = ({ inquiry }: { inquiry: GuestInquiry }): ReactNode => (
  <section className={styles['details']} aria-label={texts.requirements}>
    <h2 className={styles['heading']}>{texts.requirements}</h2>
    <dl>
      <DetailRow name={texts.location}>{inquiry.location ?? texts.anywhere}</DetailRow>
      <DateRow inquiry={inquiry} />
      {inquiry.number_of_guests !== null && (
        <DetailRow name={texts.guests}>{texts.persons(inquiry.number_of_guests)}</DetailRow>
      )}
      {inquiry.layout && <DetailRow name={texts.layout}>{inquiry.layout}</DetailRow>}
      {inquiry.tariff && <DetailRow name={tariffKindLabel}>{inquiry.tariff}</DetailRow>}
      {inquiry.budget !== null && <DetailRow name={texts.budget}>{texts.upTo(inquiry.budget)}</DetailRow>}
      {inquiry.attributes.length > 0 && (
        <DetailRow name={texts.attributes}>
          <TagList names={inquiry.attributes} shown={inquiry.attributes.length} />
        </DetailRow>
      )}
      {inquiry.text && (
        <DetailRow name={texts.text}>
          <span className={styles['written']}>{inquiry.text}</span>
        </DetailRow>
      )}
      {inquiry.match_summary && (
        <DetailRow name={texts.matchSummary}>
          {`${formatMatchSummary(inquiry.match_summary)} ${formatByAgreement(inquiry.match_summary)}`.trim()}
        </DetailRow>
      )}
      {inquiry.state === 'open' && inquiry.expires_at && (
        <DetailRow name={texts.openUntil}>{formatDate(inquiry.expires_at)}</DetailRow>
      )}
    </dl>
  </section>
);
