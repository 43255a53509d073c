import { bindSpaces } from '@prostora/strings';
import { publicPriceList as texts } from '@prostora/strings/cs/public-price-list.ts';
import { useState, type ReactNode } from 'react';
import { classNames } from '@prostora/ui/class-names.ts';
import { getToday } from '../../../lib/today.ts';
import styles from '../space.page.module.css';
import type { KnownPriceList, ShownAnswer, ShownPriceList } from './shown-price-list.ts';
import { holdsOn, usePriceList } from './use-price-list.ts';

const KINDS = ['base', 'surcharge', 'mandatory', 'addon', 'discount', 'metered', 'deposit'] as const;

function formatVatNote({ vat_payer, includes_vat }: ShownPriceList): string {
  if (!vat_payer) return texts.notPayer;
  return includes_vat ? texts.withVat : texts.withoutVat;
}

/** Sentences of the rules by kind, and who may rent. */
function PriceListRules({ list }: { list: ShownPriceList }): ReactNode {
  const { rules, tariffs } = list;
  const groups = KINDS.map((kind) => ({ kind, ofKind: rules.filter((rule) => rule.kind === kind) }));
  return (
    <>
      {groups
        .filter(({ ofKind }) => ofKind.length > 0)
        .map(({ kind, ofKind }) => (
          <div key={kind}>
            <h3>{texts.kinds[kind]}</h3>
            <ul>
              {ofKind.map(({ code, text }) => (
                <li key={code}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
      {tariffs.length > 1 && (
        <div>
          <h3>{texts.tariffs}</h3>
          <ul>
            {tariffs.map(({ code, label, needs_proof }) => (
              <li key={code}>
                {bindSpaces(label)}
                {needs_proof && <span className="muted">, {texts.ifVerified}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

type PriceListProps = {
  spaceId: number;
  /** Day of the visitor's event. */
  eventDay: string | null;
  /** The answer that the server rendered. */
  known: KnownPriceList | null;
};

/** The list of a day: the known one while it holds and while another one loads. */
function useShownPriceList(spaceId: number, day: string, known: KnownPriceList | null): ShownAnswer {
  const isKnown = known !== null && holdsOn(day, known);
  const loaded = usePriceList(spaceId, isKnown ? null : day);
  if (!known) return loaded;
  return isKnown || (loaded.isLoading && !loaded.price_list && !loaded.next) ? known.answer : loaded;
}

/**
 * The published list of the event's day, else of today; a list that begins later can be shown. Without `className`
 * the caller renders the section around it, because the server has.
 */
export function PriceListSection({
  spaceId,
  eventDay,
  known,
  className,
}: PriceListProps & { className: string | null | undefined }): ReactNode {
  const [nextDay, setNextDay] = useState<string | null>(null);
  const day = nextDay ?? eventDay ?? known?.day ?? getToday();
  const { price_list: list, next } = useShownPriceList(spaceId, day, known);
  if (!list && !next) return null;
  const content = (
    <>
      <h2>{texts.title}</h2>
      {list && (
        <>
          <p>
            {bindSpaces(texts.valid(list.name, list.valid_from, list.valid_until))} {formatVatNote(list)}
          </p>
          <PriceListRules list={list} />
        </>
      )}
      {next && (
        <p>
          {list ? texts.next(next.valid_from) : texts.first(next.valid_from)}{' '}
          <button
            type="button"
            className="text-link needs-script no-print"
            onClick={() => setNextDay(next.valid_from)}
          >
            {texts.showNext}
          </button>
        </p>
      )}
      {nextDay !== null && (
        <p>
          <button type="button" className="text-link" onClick={() => setNextDay(null)}>
            {eventDay === null ? texts.showCurrent : texts.showEvent}
          </button>
        </p>
      )}
    </>
  );
  if (className === null) return content;
  return (
    <section className={classNames(className, styles['prices'])} id="cenik">
      {content}
    </section>
  );
}
