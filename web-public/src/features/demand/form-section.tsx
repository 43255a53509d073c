import type { ReactNode } from 'react';
import styles from './demand-form.module.css';

/** A section of the form: legend on the left, fields beside it. */
export const FormSection = ({ legend, children }: { legend: string; children: ReactNode }): ReactNode => (
  <fieldset className={styles['section']}>
    <legend className={styles['legend']}>{legend}</legend>
    <div className={styles['inputs']}>{children}</div>
  </fieldset>
);
