import type { TodayGap } from '@prostora/api-client';
import { EMPTY_EVENT, buildEventSearch, toPragueWallTime, urls } from '@prostora/contracts';
import { today } from '@prostora/strings/cs/today.ts';
import { formatCzk } from '@prostora/strings/format.ts';
import { IconButton } from '@prostora/ui';
import { useId, type ReactNode } from 'react';
import { Send } from '../../components/portal-icons.ts';
import { sharePage } from '../../lib/share-page.ts';
import styles from './today.module.css';

const texts = today.gaps;

/** Address of the space with the gap as the visitor's event. */
function buildGapUrl({ space_url: url, start_datetime: start, end_datetime: end }: TodayGap): string {
  const [from, to] = [toPragueWallTime(new Date(start)), toPragueWallTime(new Date(end))];
  const search = buildEventSearch({
    ...EMPTY_EVENT,
    dateFrom: from.day,
    dateTo: from.day,
    timeFrom: from.minute,
    timeTo: to.day === from.day ? to.minute : to.minute + 1440,
  });
  return `${urls.space(url)}${search}`;
}

function Row({ gap }: { gap: TodayGap }): ReactNode {
  const slot = today.slot(gap.start_datetime, gap.end_datetime);
  return (
    <li className={styles['gap']}>
      <b className={styles['gapSpace']}>{gap.space.name}</b>
      <span className={styles['gapSlot']}>{slot}</span>
      <b className={styles['gapPrice']}>{gap.price === null ? texts.byAgreement : formatCzk(gap.price)}</b>
      <IconButton
        className={styles['gapOffer']}
        label={texts.offer(gap.space.name)}
        onClick={() => void sharePage(texts.share(gap.space.name, slot), buildGapUrl(gap))}
      >
        <Send aria-hidden />
      </IconButton>
    </li>
  );
}

/** Free time beside bookings, to be offered by a link. */
export function Gaps({ gaps }: { gaps: readonly TodayGap[] }): ReactNode {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId}>{texts.title}</h2>
        <span className={styles['note']}>{texts.note}</span>
      </div>
      {gaps.length === 0 ? (
        <p className={styles['none']}>{texts.none}</p>
      ) : (
        <ul>
          {gaps.map((gap) => (
            <Row key={`${gap.space.id} ${gap.start_datetime}`} gap={gap} />
          ))}
        </ul>
      )}
    </section>
  );
}
