import { eventRanking as texts } from '@prostora/strings/cs/event-ranking.ts';
import { Modal } from '@prostora/ui';
import type { ReactNode } from 'react';
import type { ListedSpace } from './catalog-state.ts';
import styles from './why-order.module.css';

const EXPLAINED_SPACES = 5;

/** The reasons of the first places of the recommended order. */
export const WhyOrder = ({
  spaces,
  onClose,
}: {
  spaces: readonly ListedSpace[];
  onClose: () => void;
}): ReactNode => (
  <Modal open onClose={onClose} size="small" title={texts.title}>
    <p>{texts.lead}</p>
    <ol className={styles['spaces']}>
      {spaces.slice(0, EXPLAINED_SPACES).map(
        ({ id, space_name, building_name, match }) =>
          match && (
            <li key={id}>
              <h3 className={styles['name']}>
                <span>{space_name || building_name}</span>
                <span className={styles['total']}>
                  {texts.total(
                    match.points,
                    match.reasons.reduce((sum, { max }) => sum + max, 0),
                  )}
                </span>
              </h3>
              <dl className={styles['reasons']}>
                {match.reasons.map((reason) => (
                  <div key={reason.criterion}>
                    <dt>{texts.criteria[reason.criterion]}</dt>
                    <dd>{texts.describe(reason)}</dd>
                    <dd className={styles['points']}>{texts.points(reason.points, reason.max)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ),
      )}
    </ol>
    <p className="muted small">{texts.note}</p>
  </Modal>
);
