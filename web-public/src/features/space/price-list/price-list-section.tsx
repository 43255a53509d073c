import type { PublicPriceList } from '@prostora/api-client';
import { bindSpaces } from '@prostora/strings';
import { publicPriceList as texts } from '@prostora/strings/cs/public-price-list.ts';
import { useState, type ReactNode } from 'react';
import { getToday } from '../../../lib/today.ts';
import styles from './price-list.module.css';
import { usePriceList } from './use-price-list.ts';

const KINDS = ['base', 'surcharge', 'mandatory', 'addon', 'discount', 'metered', 'deposit'] as const;

function formatVatNote({ vat_payer, includes_vat }: PublicPriceList): string {
  if (!vat_payer) return texts.notPayer;
  return includes_vat ? texts.withVat : texts.withoutVat;
}

/** Sentences of the rules by kind, and who may rent. */
function PriceListRules({ list }: { list: PublicPriceList }): ReactNode {
  const { rules, tariffs } = list;
  const groups = KINDS.map((kind) => ({ kind, ofKind: rules.filter((rule) => rule.kind === kind) }));
  return (
    <div className={styles['groups']}>
      {groups
        .filter(({ ofKind }) => ofKind.length > 0)
        .map(({ kind, ofKind }) => (
          <div key={kind} className={styles['group']}>
            <h3>{texts.kinds[kind]}</h3>
            <ul>
              {ofKind.map(({ code, text }) => (
                <li key={code}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
      {tariffs.length > 1 && (
        <div className={styles['group']}>
          <h3>{texts.tariffs}</h3>
          <ul>
            {tariffs.map(({ code, label, needs_proof }) => (
              <li key={code}>
                {bindSpaces(label)}
                {needs_proof && <span className={styles['ifVerified']}>, {texts.ifVerified}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The published list of the event's day, else of today; a list that begins later can be shown. */
export function PriceListSection({
  spaceId,
  eventDay,
  className,
}: {
  spaceId: number;
  /** Day of the visitor's event. */
  eventDay: string | null;
  className: string | undefined;
}): ReactNode {
  const [nextDay, setNextDay] = useState<string | null>(null);
  const { price_list: list, next } = usePriceList(spaceId, nextDay ?? eventDay ?? getToday());
  if (!list && !next) return null;
  return (
    <section className={className} id="cenik">
      <h2>{texts.title}</h2>
      {list && (
        <>
          <p className={styles['lead']}>
            {bindSpaces(texts.valid(list.name, list.valid_from, list.valid_until))} {formatVatNote(list)}
          </p>
          <PriceListRules list={list} />
        </>
      )}
      {next && (
        <p className={styles['next']}>
          {list ? texts.next(next.valid_from) : texts.first(next.valid_from)}{' '}
          <button type="button" className="text-link" onClick={() => setNextDay(next.valid_from)}>
            {texts.showNext}
          </button>
        </p>
      )}
      {nextDay !== null && (
        <p className={styles['next']}>
          <button type="button" className="text-link" onClick={() => setNextDay(null)}>
            {eventDay === null ? texts.showCurrent : texts.showEvent}
          </button>
        </p>
      )}
    </section>
  );
}
