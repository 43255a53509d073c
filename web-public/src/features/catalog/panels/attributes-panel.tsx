import type { AttributeFacet } from '@prostora/api-client';
import { catalogPanels } from '@prostora/strings/cs/catalog-panels.ts';
import { Button, CheckRow, classNames } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { TagLabel } from '../../../components/tags/tag-label.tsx';
import styles from './panel-content.module.css';
import type { FilterDraft } from './use-filter-draft.ts';

type ColumnProps = {
  heading: string;
  attributes: readonly AttributeFacet[];
  shortCount: number;
  columns: 1 | 2;
  chosen: readonly number[];
  toggle: (id: number) => void;
};

/**
 * The most common attributes and the selected ones; all on demand. The order stays stable while selecting.
 */
function useShortList(
  attributes: readonly AttributeFacet[],
  short: number,
  chosen: readonly number[],
): { shown: readonly AttributeFacet[]; all: boolean; setAll: (all: boolean) => void } {
  const [all, setAll] = useState(false);
  const [mostCommonIds] = useState(
    () =>
      new Set(
        [...attributes]
          .sort((a, b) => b.count - a.count)
          .slice(0, short)
          .map((attribute) => attribute.id),
      ),
  );
  const shown = all
    ? attributes
    : attributes.filter((attribute) => mostCommonIds.has(attribute.id) || chosen.includes(attribute.id));
  return { shown, all, setAll };
}

function Column({ heading, attributes, shortCount, columns, chosen, toggle }: ColumnProps): ReactNode {
  const { shown, all, setAll } = useShortList(attributes, shortCount, chosen);
  return (
    <fieldset className={classNames(columns === 2 && styles['wide'])}>
      <legend className={styles['heading']}>{heading}</legend>
      <div className={columns === 2 ? styles['pair'] : undefined}>
        {shown.map((attribute) => {
          const checked = chosen.includes(attribute.id);
          return (
            <CheckRow
              key={attribute.id}
              label={<TagLabel name={attribute.name} icon={attribute.icon} />}
              count={attribute.count}
              checked={checked}
              disabled={attribute.count === 0 && !checked}
              onChange={() => toggle(attribute.id)}
            />
          );
        })}
      </div>
      {attributes.length > shortCount && (
        <Button
          variant="ghost"
          size="sm"
          className={styles['all']}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? catalogPanels.attributesPanel.fewer : catalogPanels.attributesPanel.all(attributes.length)}
        </Button>
      )}
    </fieldset>
  );
}

/** Equipment and services in three columns; a space must have all selected ones. */
export function AttributesPanel({ draft, change, facets }: FilterDraft): ReactNode {
  const chosen = draft.attributes;
  const toggle = (id: number): void =>
    change({ attributes: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id] });
  const filterByGroup = (group: AttributeFacet['group']): AttributeFacet[] =>
    facets.attributes.filter((attribute) => attribute.group === group);
  return (
    <div className={styles['attributes']}>
      <Column
        heading={catalogPanels.equipments}
        attributes={filterByGroup('equipments')}
        shortCount={16}
        columns={2}
        chosen={chosen}
        toggle={toggle}
      />
      <Column
        heading={catalogPanels.services}
        attributes={filterByGroup('services')}
        shortCount={8}
        columns={1}
        chosen={chosen}
        toggle={toggle}
      />
    </div>
  );
}
