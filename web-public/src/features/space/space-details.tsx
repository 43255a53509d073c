import type { SpaceDetail, Tag } from '@prostora/api-client';
import { formatNumber, plural } from '@prostora/strings';
import { spacePage } from '@prostora/strings/cs/space-page.ts';
import { ui } from '@prostora/strings/cs/ui.ts';
import { Check, ConciergeBell, PartyPopper, Plug, PriceLevel, StatusTag, type LucideIcon } from '@prostora/ui';
import type { ReactNode } from 'react';
import { TagIcon } from '../../components/tags/tag-icon.tsx';
import styles from './space-details.module.css';

const texts = spacePage;

type FactProps = { name: string; value: number | null; unit: string };
const Fact = ({ name, value, unit }: FactProps): ReactNode => (
  <div className={styles['fact']}>
    <dt>{name}</dt>
    <dd>{value === null ? <small>{texts.unknown}</small> : <>{formatNumber(value)} <small>{unit}</small></>}</dd>
  </div>
);

/** Capacity, area, price and its level: the same order everywhere, the unit smaller than the number. */
export const SpaceFacts = ({ space }: { space: SpaceDetail }): ReactNode => (
  <dl className={styles['facts']} aria-label={texts.facts}>
    <Fact name={texts.capacity} value={space.capacity} unit={plural(space.capacity ?? 0, ui.persons)} />
    <Fact name={texts.area} value={space.area_size} unit={ui.squareMetres} />
    {space.price_from === null
      ? <div className={styles['fact']}><dt>{texts.priceFrom}</dt><dd><small>{ui.priceByAgreement}</small></dd></div>
      : <Fact name={texts.priceFrom} value={space.price_from} unit={texts.perHour} />}
    <div className={styles['fact']}><dt>{texts.priceLevel}</dt><dd className={styles['level']}><PriceLevel level={space.price_level} /></dd></div>
  </dl>
);

const Group = ({ icon: Icon, name, tags }: { icon: LucideIcon; name: string; tags: readonly Tag[] }): ReactNode => (
  <div className={styles['group']}>
    <h3><Icon />{name}</h3>
    <ul>{tags.map((tag) => <li key={tag.id}>{tag.icon ? <TagIcon icon={tag.icon} /> : <Check />}{tag.name}</li>)}</ul>
  </div>
);

/** What the space suits and what it has, in three columns; an empty group is left out. */
export function SpaceTags({ tags }: { tags: SpaceDetail['tags'] }): ReactNode {
  const groups = [
    { icon: PartyPopper, name: texts.purpose, tags: tags.purpose }, { icon: Plug, name: texts.equipments, tags: tags.equipments }, { icon: ConciergeBell, name: texts.services, tags: tags.services },
  ];
  return <div className={styles['groups']}>{groups.filter((group) => group.tags.length > 0).map((group) => <Group key={group.name} {...group} />)}</div>;
}

/** Says to those who see an unpublished space why others do not. */
export function StatusBanner({ status }: { status: SpaceDetail['status'] }): ReactNode {
  if (status === 'PUBLISHED') return null;
  return <div className={styles['banner']} role="status"><StatusTag status={status} /><span>{texts.unpublished[status]}</span></div>;
}
