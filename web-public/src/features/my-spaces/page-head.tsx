import type { OwnerCatalogAnswer, SessionUser } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { portal } from '@prostora/strings/cs/portal.ts';
import { Button, ButtonLink } from '@prostora/ui';
import { Plus } from '@prostora/ui/page-icons.ts';
import { useId, type ReactNode } from 'react';
import { useHasRight, useIsOwner } from '../../lib/use-rights.ts';
import styles from './my-spaces.page.module.css';

const texts = portal.mySpaces;

const formatPlanName = ({ subscription, subscriptionConfig, trial }: SessionUser): string =>
  [subscription?.name ?? subscriptionConfig.name, trial ? `(${texts.trial})` : null]
    .filter(Boolean)
    .join(' ');

/** Heading with the usage of the plan for a majitel, and the button to add a space, disabled when the plan is full. */
export function PageHead({ user, catalog }: { user: SessionUser; catalog: OwnerCatalogAnswer }): ReactNode {
  const limitId = useId();
  const mayWrite = useHasRight('write');
  const isOwner = useIsOwner();
  const { used, limit } = catalog.spaces_use;
  return (
    <div className={styles['head']}>
      <div>
        <h1>{texts.title}</h1>
        {isOwner && (
          <p className={styles['use']}>
            {texts.use(used, limit, formatPlanName(user), user.subscription?.paid_until ?? null)}
          </p>
        )}
      </div>
      {!mayWrite ? null : catalog.canAddSpace ? (
        <ButtonLink size="lg" variant="primary" to={urls.newSpace}>
          <Plus aria-hidden />
          {texts.add}
        </ButtonLink>
      ) : (
        <div className={styles['limit']}>
          <Button size="lg" disabled aria-describedby={limitId}>
            <Plus aria-hidden />
            {texts.add}
          </Button>
          <p id={limitId} className={styles['why']}>
            {isOwner ? (
              <>
                {texts.limitReached(limit)}{' '}
                <Link className="text-link" to={urls.membership}>
                  {texts.higherPlan}
                </Link>
              </>
            ) : (
              texts.askOwner
            )}
          </p>
        </div>
      )}
    </div>
  );
}
