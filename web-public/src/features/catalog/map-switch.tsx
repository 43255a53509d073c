import { publicSite } from '@prostora/strings';
import { List, MapIcon, classNames } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './map-switch.module.css';

const { map, list } = publicSite.catalog;

/** Button from the list to the map and back, on small screens. */
export const MapSwitch = ({ onMap, onList }: { onMap?: () => void; onList?: () => void }): ReactNode => (
  <button type="button" className={classNames(styles['switch'], 'needs-script')} onClick={onMap ?? onList}>
    {onMap ? <MapIcon /> : <List />}
    {onMap ? map : list}
  </button>
);
