import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useId, useState } from 'react';
import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';
import { AuditHistory, useApi, type Difference } from '../../kit/index.ts';
import { formatSpaceChange } from './format-space-change.ts';
import { publicTaxonomyQuery } from '../../kit/data/record.queries.ts';
import styles from './space-sheet.module.css';

/** Audit history of a space, loaded on demand. */
export function SpaceHistory({ spaceId }: { spaceId: number }) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <section className={styles.section}>
      <h3>{adminAudit.title}</h3>
      <Button aria-expanded={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
        {isShown ? adminAudit.hide : adminAudit.show}
      </Button>
      <div id={id} className={styles.history}>
        {isShown && <History spaceId={spaceId} />}
      </div>
    </section>
  );
}

function History({ spaceId }: { spaceId: number }) {
  const { data: taxonomy } = useQuery(publicTaxonomyQuery(useApi()));
  const formatChange = useCallback((change: Difference) => formatSpaceChange(change, taxonomy), [taxonomy]);
  return <AuditHistory query={{ subject_type: 'space', subject_id: spaceId }} formatChange={formatChange} />;
}
