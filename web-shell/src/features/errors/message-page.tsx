import type { ReactNode } from 'react';
import { common } from '@prostora/strings';
import { Button, ButtonLink, RotateCw, Search } from '@prostora/ui';
import styles from './message-page.module.css';
import { BrokenPlan, NotFoundPlan, ShutPlan } from './floor-plans.tsx';

type Props = { code: string; title: string; text: string; actions: ReactNode; plan: ReactNode };

/** Error page: code, title, text, actions and an illustration. */
function MessagePage({ code, title, text, actions, plan }: Props) {
  return (
    <div className={`page-width ${styles.page}`}>
      <div>
        <p className={`tabular ${styles.code}`}>{code}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <p className={styles.actions}>{actions}</p>
      </div>
      <div className={styles.drawing}>{plan}</div>
    </div>
  );
}

const HomeLink = ({ children }: { children: string }) => (
  <ButtonLink to="/" variant="primary" size="lg">
    {children}
  </ButtonLink>
);

export const NotFoundPage = () => (
  <MessagePage
    code={common.notFound.code}
    title={common.notFound.title}
    text={common.notFound.text}
    plan={<NotFoundPlan />}
    actions={
      <>
        <HomeLink>{common.notFound.home}</HomeLink>
        <ButtonLink to="/#hledat" size="lg">
          <Search aria-hidden />
          {common.notFound.search}
        </ButtonLink>
      </>
    }
  />
);

export const ServerErrorPage = ({ status }: { status: number }) => (
  <MessagePage
    code={common.serverError.code(status)}
    title={common.serverError.title}
    text={common.serverError.text}
    plan={<BrokenPlan />}
    actions={
      <>
        <HomeLink>{common.serverError.home}</HomeLink>
        <Button size="lg" className="needs-script" onClick={() => location.reload()}>
          <RotateCw aria-hidden />
          {common.serverError.retry}
        </Button>
      </>
    }
  />
);

/** A remote failed to load. Offers a document reload, which also fetches a new release. */
export const RemoteFailedPage = () => (
  <MessagePage
    code={common.remote.code}
    title={common.remote.title}
    text={common.remote.text}
    plan={<ShutPlan note={common.remote.note} />}
    actions={
      <>
        <Button variant="primary" size="lg" onClick={() => location.reload()}>
          <RotateCw aria-hidden />
          {common.remote.reload}
        </Button>
        <ButtonLink reloadDocument to="/" size="lg">
          {common.remote.home}
        </ButtonLink>
      </>
    }
  />
);
