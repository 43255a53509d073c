import { chooseSelectionSpace, deleteSelection, type ComparedSpace } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { useNavigate } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { comparison } from '@prostora/strings/cs/favourites.ts';
import { selection as texts } from '@prostora/strings/cs/selection.ts';
import { Button, ButtonLink, TextField, getSpaceTitle } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import type { PrivateLink } from '../../../lib/private-link.ts';
import { sharePage } from '../../../lib/share-page.ts';
import { buildOfferUrl } from '../offer-url.ts';
import styles from './selection.module.css';

/** The link for voters. */
export function ShareLink({ id, voterToken }: { id: number; voterToken: string }): ReactNode {
  const path = urls.selection(id, voterToken);
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(window.location.origin), []);
  return (
    <section className={styles['share']} aria-labelledby="share-selection">
      <h2 id="share-selection" className={styles['heading']}>
        {bindSpaces(texts.share.title)}
      </h2>
      <p>{bindSpaces(texts.share.text)}</p>
      <div className={styles['link']}>
        <TextField
          label={texts.share.link}
          value={origin + path}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Button
          className="needs-script"
          variant="primary"
          onClick={() => void sharePage(texts.pageTitle, path)}
        >
          {texts.share.copy}
        </Button>
      </div>
    </section>
  );
}

/** Takes a space: voters see it, and the page of the space opens. One that is taken at the time is only shown. */
export function TakeSpace({
  link: { id, token },
  space,
  query,
}: {
  link: PrivateLink;
  space: ComparedSpace;
  query: string;
}): ReactNode {
  const api = useApi();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const { card } = space;
  const to = buildOfferUrl(space, query);
  const suffix = <span className="visually-hidden">: {getSpaceTitle(card)}</span>;
  if (space.offer_for_me?.state === 'taken')
    return (
      <ButtonLink to={to}>
        {comparison.open}
        {suffix}
      </ButtonLink>
    );
  const take = async (): Promise<void> => {
    setSending(true);
    try {
      await chooseSelectionSpace({ client: api, path: { id }, body: { token, space_id: card.id } });
      void navigate(to);
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
    setSending(false);
  };
  return (
    <Button className="needs-script" variant="dark" sending={isSending} onClick={() => void take()}>
      {comparison.take}
      {suffix}
    </Button>
  );
}

/** Deletes the selection with its votes. */
export function DeleteSelection({
  link: { id, token },
  query,
}: {
  link: PrivateLink;
  query: string;
}): ReactNode {
  const api = useApi();
  const navigate = useNavigate();
  const remove = async (): Promise<void> => {
    try {
      await deleteSelection({ client: api, path: { id }, body: { token } });
      showToast(texts.removed);
      void navigate(urls.home + query, { replace: true });
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
    }
  };
  return (
    <Button className="needs-script" variant="ghost" onClick={() => void remove()}>
      {texts.remove}
    </Button>
  );
}
