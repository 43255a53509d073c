import type { TodaySetupStep } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { today } from '@prostora/strings/cs/today.ts';
import { ArrowRight, ButtonLink } from '@prostora/ui';
import type { ReactNode } from 'react';
import { WAITING_URLS } from '../../lib/waiting-urls.ts';
import styles from './today.module.css';

const texts = today.setup;
/** Pages on which the steps are taken. */
const PAGES: Readonly<Record<TodaySetupStep['kind'], string>> = {
  confirm_email: urls.account,
  unpaid_orders: WAITING_URLS.orders,
  unfinished_spaces: urls.mySpaces,
  spaces_without_hours: `${urls.reservations}?karta=otevreni`,
  spaces_without_price: urls.priceLists,
};

/** Steps of the set-up that wait, each a link; the first one with their number. */
export function SetupSteps({ steps }: { steps: readonly TodaySetupStep[] }): ReactNode {
  if (steps.length === 0) return null;
  return (
    <ul className={styles['setup']} aria-label={texts.title}>
      {steps.map(({ kind, count }, index) => {
        const step = texts.steps[kind](count);
        return (
          <li key={kind}>
            <ButtonLink size="sm" variant="ghost" to={PAGES[kind]}>
              {index === 0 ? texts.more(steps.length, step) : step}
              <ArrowRight aria-hidden />
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
