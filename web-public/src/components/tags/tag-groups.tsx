import type { SpaceTags, Tag } from '@prostora/api-client';
import { bindHyphens } from '@prostora/strings';
import { spacePage } from '@prostora/strings/cs/space-page.ts';
import { Check, type LucideIcon, PartyPopper } from '@prostora/ui';
import { ConciergeBell, Plug } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { TagIcon } from './tag-icon.tsx';
import styles from './tag-groups.module.css';

const texts = spacePage;

const Group = ({
  icon: Icon,
  name,
  tags,
}: {
  icon: LucideIcon;
  name: string;
  tags: readonly Tag[];
}): ReactNode => (
  <div className={styles['group']}>
    <h3>
      <Icon />
      {name}
    </h3>
    <ul>
      {tags.map((tag) => (
        <li key={tag.id}>
          {tag.icon ? <TagIcon icon={tag.icon} /> : <Check />}
          {bindHyphens(tag.name)}
        </li>
      ))}
    </ul>
  </div>
);

/** Purposes, equipment and services of a space in three columns; empty groups are omitted. */
export function TagGroups({ tags }: { tags: SpaceTags }): ReactNode {
  const groups = [
    { icon: PartyPopper, name: texts.purpose, tags: tags.purpose },
    { icon: Plug, name: texts.equipments, tags: tags.equipments },
    { icon: ConciergeBell, name: texts.services, tags: tags.services },
  ];
  return (
    <div className={styles['groups']}>
      {groups
        .filter((group) => group.tags.length > 0)
        .map((group) => (
          <Group key={group.name} {...group} />
        ))}
    </div>
  );
}
