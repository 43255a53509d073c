import { foldText } from '@prostora/contracts';
import type { PurposeFacet } from '@prostora/api-client';
import { catalogPanels } from '@prostora/strings/cs/catalog-panels.ts';
import { CheckRow } from '@prostora/ui';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { TagLabel } from '../../../components/tags/tag-label.tsx';
import { PanelSearchField } from './panel-search-field.tsx';
import styles from './panel-content.module.css';
import type { FilterDraft } from './use-filter-draft.ts';

const texts = catalogPanels.purposePanel;

const groupPurposes = (purposes: readonly PurposeFacet[], typed: string): [string, PurposeFacet[]][] => {
  const query = foldText(typed);
  const groups = new Map<string, PurposeFacet[]>();
  for (const purpose of purposes) {
    if (!foldText(purpose.name).includes(query)) continue;
    groups.set(purpose.group, [...(groups.get(purpose.group) ?? []), purpose]);
  }
  return [...groups];
};

/** Purpose filter: grouped radio buttons. */
export function PurposePanel({ draft, change, facets }: FilterDraft): ReactNode {
  const [typed, setTyped] = useState('');
  const name = useId();
  const groups = useMemo(() => groupPurposes(facets.purposes, typed), [facets.purposes, typed]);
  return (
    <div>
      <PanelSearchField label={texts.filter} value={typed} onChange={setTyped} />
      {typed === '' && (
        <div className={styles['anything']}>
          <CheckRow
            type="radio"
            name={name}
            label={texts.any}
            checked={draft.purpose === null}
            onChange={() => change({ purpose: null })}
          />
        </div>
      )}
      {groups.length === 0 && (
        <p className={styles['none']} role="status">
          {texts.none}
        </p>
      )}
      <div className={styles['columns']}>
        {groups.map(([group, purposes]) => (
          <fieldset key={group} className={styles['group']}>
            <legend className={styles['heading']}>{catalogPanels.purposeGroups[group] ?? group}</legend>
            {purposes.map((purpose) => (
              <CheckRow
                key={purpose.id}
                type="radio"
                name={name}
                label={<TagLabel name={purpose.name} icon={purpose.icon} />}
                count={purpose.count}
                checked={draft.purpose === purpose.slug}
                disabled={purpose.count === 0 && draft.purpose !== purpose.slug}
                onChange={() => change({ purpose: purpose.slug })}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  );
}
