import { demand } from '@prostora/strings/cs/demand.ts';
import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** The process of a demand in three steps. */
export const Steps = (): ReactNode => (
  <ol className={styles['steps']} aria-label={demand.steps.label}>
    {demand.steps.items.map(({ title, text }) => (
      <li key={title} className={styles['step']}>
        <b>{title}</b>
        <span>{text}</span>
      </li>
    ))}
  </ol>
);
