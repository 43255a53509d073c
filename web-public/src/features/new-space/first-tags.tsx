import type { TaxonomyAnswer } from '@prostora/api-client';
import { portal } from '@prostora/strings/cs/portal.ts';
import { Chip } from '@prostora/ui';
import { useId, useState, type ReactNode } from 'react';
import { TagPicker, type TagValues } from '../../components/tags/tag-picker.tsx';
import styles from './wizard.module.css';

const texts = portal.wizard.features;
const FIRST_PURPOSES = 6;
const FIRST_ATTRIBUTES = 4;

type FirstTagsProps = {
  taxonomy: TaxonomyAnswer;
  value: TagValues;
  onChange: (value: TagValues) => void;
  error: string | undefined;
};

const toggle = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** The first ten tags in the operator's order, chosen ones before; all of them are folded. */
export function FirstTags({ taxonomy, value, onChange, error }: FirstTagsProps): ReactNode {
  const id = useId();
  const { purposes, equipments, services } = taxonomy;
  const [first] = useState(() => ({
    purposes: takeFirst(purposes, value.purposes, FIRST_PURPOSES),
    attributes: takeFirst([...equipments, ...services], value.attributes, FIRST_ATTRIBUTES),
  }));
  return (
    <div className={styles['tags']}>
      {(['purposes', 'attributes'] as const).map((field) => (
        <div
          key={field}
          role="group"
          aria-labelledby={`${id}-${field}`}
          aria-describedby={error && field === 'purposes' ? `${id}-error` : undefined}
        >
          <h3 id={`${id}-${field}`} className={styles['tagsTitle']}>
            {texts.firstTags[field]}
          </h3>
          {error && field === 'purposes' && (
            <p id={`${id}-error`} className={styles['tagsError']}>
              {error}
            </p>
          )}
          <ul className={styles['chips']}>
            {first[field].map((tag) => (
              <li key={tag.id}>
                <Chip
                  aria-pressed={value[field].includes(tag.id)}
                  onClick={() => onChange({ ...value, [field]: toggle(value[field], tag.id) })}
                >
                  {tag.name}
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <details className={styles['more']}>
        <summary>{texts.allTags}</summary>
        <TagPicker taxonomy={taxonomy} value={value} onChange={onChange} />
      </details>
    </div>
  );
}

/** Chosen tags first; more than `count` when more are chosen. */
function takeFirst<Tag extends { id: number; name: string }>(
  tags: readonly Tag[],
  chosen: readonly number[],
  count: number,
): Tag[] {
  const isChosen = ({ id }: Tag): boolean => chosen.includes(id);
  const ordered = [...tags.filter(isChosen), ...tags.filter((tag) => !isChosen(tag))];
  return ordered.slice(0, Math.max(count, chosen.length));
}
