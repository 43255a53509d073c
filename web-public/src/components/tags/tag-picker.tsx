import { foldText } from '@prostora/contracts';
import type { TaxonomyAnswer } from '@prostora/api-client';
import { catalogPanels } from '@prostora/strings/cs/catalog-panels.ts';
import { tagTexts as texts } from '@prostora/strings/cs/portal-editors.ts';
import { Chip, TextField } from '@prostora/ui';
import { useId, useState, type ReactNode } from 'react';
import styles from './tag-picker.module.css';
import { toSections, listTags, type TagGroup, type TagSection } from './tag-sections.ts';

export type TagValues = {
  /** Ids of purposes, the most important first. */
  purposes: readonly number[];
  /** Ids of equipments and services. */
  attributes: readonly number[];
};

type TagPickerProps = {
  taxonomy: TaxonomyAnswer;
  value: TagValues;
  onChange: (value: TagValues) => void;
  /** Groups to choose from, in this order. */
  groups?: readonly TagGroup[];
  /** Error of the purposes; other groups have none. */
  error?: string | undefined;
};

const ALL_GROUPS: readonly TagGroup[] = ['purpose', 'equipments', 'services'];
const toggle = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
const sectionName = ({ name }: TagSection): string => catalogPanels.purposeGroups[name] ?? name;

/** Tags of a space in three groups. Selected ones come first when the picker opens; the order then stays. */
export function TagPicker({
  taxonomy,
  value,
  onChange,
  groups = ALL_GROUPS,
  error,
}: TagPickerProps): ReactNode {
  const [typed, setTyped] = useState('');
  const query = foldText(typed);
  const shown = groups.filter((group) =>
    listTags(taxonomy, group).some((tag) => foldText(tag.name).includes(query)),
  );
  return (
    <div className={styles['picker']}>
      <TextField
        label={texts.search}
        type="search"
        value={typed}
        autoComplete="off"
        className={styles['find']}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className={styles['none']} role="status">
        {shown.length === 0 && texts.none(typed)}
      </p>
      {shown.map((group) => {
        const field = group === 'purpose' ? 'purposes' : 'attributes';
        return (
          <Group
            key={group}
            group={group}
            taxonomy={taxonomy}
            query={query}
            chosen={value[field]}
            error={group === 'purpose' ? error : undefined}
            onToggle={(id) => onChange({ ...value, [field]: toggle(value[field], id) })}
          />
        );
      })}
    </div>
  );
}

type GroupProps = {
  group: TagGroup;
  taxonomy: TaxonomyAnswer;
  query: string;
  chosen: readonly number[];
  error: string | undefined;
  onToggle: (id: number) => void;
};

function Group({ group, taxonomy, query, chosen, error, onToggle }: GroupProps): ReactNode {
  const id = useId();
  const tags = listTags(taxonomy, group);
  const [pinned] = useState(() => new Set(chosen));
  const sections = toSections(tags, pinned, chosen, query);
  const hint = texts.hints[group];
  return (
    <div
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={error ? `${id}-error` : undefined}
      className={styles['group']}
    >
      <h3 id={`${id}-name`} className={styles['heading']}>
        {texts.groups[group]}
        <span className={styles['count']}>
          {texts.count(tags.filter((tag) => chosen.includes(tag.id)).length)}
        </span>
      </h3>
      {hint && <p className={styles['hint']}>{hint}</p>}
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
      {sections.map((section) => (
        <div key={section.name} className={styles['section']}>
          <h4 className={styles['name']}>{section.name === '' ? texts.chosen : sectionName(section)}</h4>
          <ul className={styles['chips']}>
            {section.tags.map((tag) => (
              <li key={tag.id}>
                <Chip aria-pressed={chosen.includes(tag.id)} onClick={() => onToggle(tag.id)}>
                  {tag.name}
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
