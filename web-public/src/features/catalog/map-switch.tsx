import { publicSite } from '@prostora/strings';
import { List, MapIcon, classNames } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './map-switch.module.css';

const { map, list } = publicSite.catalog;

/** Switch between list and map on small screens; the shown one is without its handler. */
export const MapSwitch = ({ onMap, onList }: { onMap?: () => void; onList?: () => void }): ReactNode => (
  <div className={classNames(styles['switch'], 'needs-script')}>
    {[
      { label: list, Icon: List, show: onList },
      { label: map, Icon: MapIcon, show: onMap },
    ].map(({ label, Icon, show }) =>
      show ? (
        <button key={label} type="button" onClick={show}>
          <Icon />
          {label}
        </button>
      ) : (
        <span key={label}>
          <Icon />
          <span className="visually-hidden">{label}</span>
        </span>
      ),
    )}
  </div>
);
