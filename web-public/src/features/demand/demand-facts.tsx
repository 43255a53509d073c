import type { GuestInquiry } from '@prostora/api-client';
import { formatDate } from '@prostora/strings';
import { sentDemand as texts } from '@prostora/strings/cs/demand.ts';
import { TagList } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './sent-demand.module.css';

const Fact = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div className={styles['fact']}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Term({ inquiry: { date_from, date_to, time_from, time_to } }: { inquiry: GuestInquiry }): ReactNode {
  if (date_from === null) return <Fact name={texts.date}>{texts.anyDate}</Fact>;
  return (
    <Fact name={texts.date}>
      {[texts.dates(date_from, date_to), time_from && time_to ? texts.times(time_from, time_to) : null]
        .filter(Boolean)
        .join(', ')}
    </Fact>
  );
}

/** Requirements of the demand. */
export const DemandFacts = ({ inquiry }: { inquiry: GuestInquiry }): ReactNode => (
  <section className={styles['facts']} aria-label={texts.facts}>
    <h2 className={styles['heading']}>{texts.facts}</h2>
    <dl>
      <Fact name={texts.location}>{inquiry.location ?? texts.anywhere}</Fact>
      <Term inquiry={inquiry} />
      {inquiry.number_of_guests !== null && (
        <Fact name={texts.guests}>{texts.persons(inquiry.number_of_guests)}</Fact>
      )}
      {inquiry.budget !== null && <Fact name={texts.budget}>{texts.upTo(inquiry.budget)}</Fact>}
      {inquiry.attributes.length > 0 && (
        <Fact name={texts.attributes}>
          <TagList names={inquiry.attributes} shown={inquiry.attributes.length} />
        </Fact>
      )}
      {inquiry.text && (
        <Fact name={texts.text}>
          <span className={styles['written']}>{inquiry.text}</span>
        </Fact>
      )}
      {inquiry.state === 'open' && inquiry.expires_at && (
        <Fact name={texts.openUntil}>{formatDate(inquiry.expires_at)}</Fact>
      )}
    </dl>
  </section>
);
