import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { priceListTemplates } from '@prostora/strings/cs/price-list-templates.ts';
import type { ReactNode } from 'react';
import styles from './overview.module.css';

const texts = priceListEditor.lists;

/** Three templates and an empty list to start from. */
export const TemplateChoice = ({ isFirst }: { isFirst: boolean }): ReactNode => (
  <section className={styles['start']} aria-labelledby="start-list">
    <h2 id="start-list">{isFirst ? texts.first : texts.start}</h2>
    <p>{texts.startLead}</p>
    <ul className={styles['templates']}>
      {Object.entries(priceListTemplates).map(([name, { title, text }]) => (
        <li key={name}>
          <Link className={styles['template']} to={urls.newPriceList(name)}>
            <b>{title}</b>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
