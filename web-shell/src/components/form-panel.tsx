import type { FormEvent, ReactNode } from 'react';
import { account } from '@prostora/strings/cs/account.ts';
import { FormError, LogoMark, classNames } from '@prostora/ui';
import styles from './form-panel.module.css';

export type Heading = 'h1' | 'h2' | 'p';

type HeadProps = { heading: Heading; title: string; lead?: ReactNode; mark?: boolean };

/** Head of a panel: logo mark, title and lead. */
export const PanelHead = ({ heading: Title, title, lead, mark = true }: HeadProps) => (
  <>
    {mark && <LogoMark className={styles.mark} />}
    <Title className={styles.title}>{title}</Title>
    {lead && <p className={styles.lead}>{lead}</p>}
  </>
);

type FormProps = HeadProps & {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  failure: string | null;
  /** Whether the failure is focused when it appears. */
  focusesFailure?: boolean;
  children: ReactNode;
  /** Footer of the panel. */
  foot?: ReactNode;
};

/**
 * Form panel of the shell: head, failure and fields. It requires JavaScript and says so without it; `post`
 * keeps typed values out of URLs.
 */
export const FormPanel = ({
  onSubmit,
  failure,
  focusesFailure = false,
  children,
  foot,
  ...head
}: FormProps) => (
  <>
    <form className={styles.body} method="post" noValidate onSubmit={onSubmit}>
      <PanelHead {...head} />
      <noscript>
        <p className={styles.notice}>{account.needsScript}</p>
      </noscript>
      <FormError className={styles.failure} takesFocus={focusesFailure}>
        {failure}
      </FormError>
      <div className={styles.fields}>{children}</div>
    </form>
    {foot && <p className={styles.foot}>{foot}</p>}
  </>
);

/** Panel with a message and actions. */
export const MessagePanel = ({
  children,
  live,
  ...head
}: HeadProps & { children?: ReactNode; live?: boolean }) => (
  <div className={classNames(styles.body)}>
    <div role={live ? 'status' : undefined}>
      <PanelHead {...head} />
    </div>
    {children && <div className={styles.fields}>{children}</div>}
  </div>
);
