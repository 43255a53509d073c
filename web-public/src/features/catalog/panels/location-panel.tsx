import type { LocationFacet } from '@prostora/api-client';
import { catalogPanels } from '@prostora/strings/cs/catalog-panels.ts';
import { CheckRow, ChevronDown, Chip, IconButton } from '@prostora/ui';
import { useId, useMemo, useState, type ReactNode } from 'react';
import {
  buildLocationTree,
  findMatchingLocations,
  describeParentLocations,
  listPopularTowns,
  type LocationNode,
} from '../../../lib/location-tree.ts';
import { PanelSearchField } from './panel-search-field.tsx';
import styles from './panel-content.module.css';
import type { FilterDraft } from './use-filter-draft.ts';

const texts = catalogPanels.locationPanel;
type Choice = { chosen: string | null; choose: (slug: string | null) => void; group: string };

/** Location filter: a search field, popular towns, and the tree of regions, towns and city parts. */
export function LocationPanel({ draft, change, facets }: FilterDraft): ReactNode {
  const [typed, setTyped] = useState('');
  const choice: Choice = {
    chosen: draft.location,
    choose: (location) => change({ location }),
    group: useId(),
  };
  const tree = useMemo(() => buildLocationTree(facets.locations), [facets.locations]);
  return (
    <div>
      <PanelSearchField label={texts.filter} value={typed} onChange={setTyped} />
      {typed.trim() === '' ? (
        <Browse tree={tree} locations={facets.locations} choice={choice} />
      ) : (
        <Matches locations={facets.locations} typed={typed} choice={choice} />
      )}
    </div>
  );
}

function Browse({
  tree,
  locations,
  choice,
}: {
  tree: readonly LocationNode[];
  locations: readonly LocationFacet[];
  choice: Choice;
}): ReactNode {
  return (
    <>
      <div className={styles['anything']}>
        <CheckRow
          type="radio"
          name={choice.group}
          label={texts.any}
          checked={choice.chosen === null}
          onChange={() => choice.choose(null)}
        />
      </div>
      <div className={styles['group']} role="group" aria-label={texts.popular}>
        <span className={styles['heading']} aria-hidden="true">
          {texts.popular}
        </span>
        <div className={styles['quick']}>
          {listPopularTowns(locations).map((town) => (
            <Chip
              key={town.id}
              count={town.count}
              aria-pressed={choice.chosen === town.slug}
              onClick={() => choice.choose(choice.chosen === town.slug ? null : town.slug)}
            >
              {town.name}
            </Chip>
          ))}
        </div>
      </div>
      <fieldset className={styles['group']}>
        <legend className={styles['heading']}>{texts.regions}</legend>
        {tree.map((node) => (
          <Branch key={node.id} node={node} choice={choice} />
        ))}
      </fieldset>
    </>
  );
}

const containsSlug = (node: LocationNode, slug: string | null): boolean =>
  node.children.some((child) => child.slug === slug || containsSlug(child, slug));

function Branch({ node, choice }: { node: LocationNode; choice: Choice }): ReactNode {
  const [expanded, setExpanded] = useState(() => containsSlug(node, choice.chosen));
  return (
    <div className={styles['node']}>
      <PlaceRow place={node} label={node.name} choice={choice} />
      {node.children.length > 0 && (
        <IconButton
          className={styles['expand']}
          label={texts.expand(node.name)}
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          <ChevronDown />
        </IconButton>
      )}
      {expanded && (
        <div className={styles['children']}>
          {node.children.map((child) => (
            <Branch key={child.id} node={child} choice={choice} />
          ))}
        </div>
      )}
    </div>
  );
}

function Matches({
  locations,
  typed,
  choice,
}: {
  locations: readonly LocationFacet[];
  typed: string;
  choice: Choice;
}): ReactNode {
  const matches = useMemo(() => findMatchingLocations(locations, typed), [locations, typed]);
  if (matches.length === 0)
    return (
      <p className={styles['none']} role="status">
        {texts.none}
      </p>
    );
  return (
    <div className={styles['group']}>
      {matches.map((place) => {
        const above = describeParentLocations(place, locations);
        return (
          <PlaceRow
            key={place.id}
            place={place}
            label={above ? `${place.name}, ${above}` : place.name}
            choice={choice}
          />
        );
      })}
    </div>
  );
}

const PlaceRow = ({
  place,
  label,
  choice,
}: {
  place: LocationFacet;
  label: string;
  choice: Choice;
}): ReactNode => (
  <CheckRow
    type="radio"
    name={choice.group}
    label={label}
    count={place.count}
    disabled={place.count === 0 && choice.chosen !== place.slug}
    checked={choice.chosen === place.slug}
    onChange={() => choice.choose(place.slug)}
  />
);
