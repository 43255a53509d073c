import type { Alternative, ApiError, SpaceCard } from '@prostora/api-client';
import { Link } from '@prostora/nav';
import { bindSpaces, formatTimeSlot } from '@prostora/strings';
import { sentDemand } from '@prostora/strings/cs/demand.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { getSpaceTitle } from '@prostora/ui';
import { urls } from '@prostora/contracts';
import type { ReactNode } from 'react';
import styles from './sent-demand.module.css';

const texts = sentDemand.taken;

/** Alternatives to the taken slot of an offer. */
export type SlotAlternatives = { alternatives: readonly Alternative[]; similar: readonly SpaceCard[] };

const toList = <Item,>(value: unknown): readonly Item[] => (Array.isArray(value) ? (value as Item[]) : []);

/** Parses a SLOT_TAKEN error; null for another one. */
export function parseSlotTaken({ errorCode, body }: ApiError): SlotAlternatives | null {
  if (errorCode !== 'SLOT_TAKEN') return null;
  return { alternatives: toList(body['alternatives']), similar: toList(body['similar_spaces']) };
}

/** Notice that the slot of an offer is taken, with alternatives. */
export function SlotTaken({ free: { alternatives, similar } }: { free: SlotAlternatives }): ReactNode {
  return (
    <div className={styles['next']} role="alert">
      <h2 className={styles['heading']}>{texts.title}</h2>
      <p>{bindSpaces(texts.text)}</p>
      {alternatives.length > 0 && (
        <>
          <h3>{texts.alternatives}</h3>
          <ul>
            {alternatives.map(({ kind, start_datetime, end_datetime, price, price_state }) => (
              <li key={kind}>
                {formatTimeSlot(start_datetime, end_datetime)}, {formatPrice(price, price_state)}
              </li>
            ))}
          </ul>
        </>
      )}
      {similar.length > 0 && (
        <>
          <h3>{texts.similar}</h3>
          <ul>
            {similar.map((space) => (
              <li key={space.id}>
                <Link className="text-link" to={urls.space(space.url)}>
                  {bindSpaces(getSpaceTitle(space))}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
